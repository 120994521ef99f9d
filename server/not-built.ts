/** Placeholder of a body that follows. */
export function notBuilt(): never {
  throw new Error("This service has no body yet.");
}
