/** The world broke down (not the agent): the episode ends as `environment_error`. The message is one sentence, safe to show. */
export class EnvironmentProblem extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "EnvironmentProblem";
  }
}
