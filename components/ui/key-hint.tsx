/** Keys as they are pressed, one after another: `<KeyHint keys="g c" />`. */
export function KeyHint({ keys }: { keys: string }) {
  return <kbd>{keys}</kbd>;
}
