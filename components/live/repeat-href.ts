/** The launch form with what this sweep asked for. */
export function repeatHref(project: string, run: string): string {
  return `/p/${project}/runs/new?kind=budget&from=${run}`;
}
