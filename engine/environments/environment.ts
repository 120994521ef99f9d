import type { Task } from "@/core/suite/task";

/** What the agent sees. `admissible` and `stateHash` are null where an environment can't tell. */
export interface EnvironmentView {
  /** All that the agent is told, the admissible actions among it. Never a number of turns: that is the runner's to tell. */
  readonly observation: string;
  readonly admissible: readonly string[] | null;
  /** How far the task is done, from 0 to 1; null where an environment has no such measure. */
  readonly progress: number | null;
  /** Equal exactly for equal states of the world; what was last said is no part of it. */
  readonly stateHash: string | null;
}

/** What an action led to. */
export interface EnvironmentStep extends EnvironmentView {
  /** Whether the action was understood and allowed here. If not, the observation explains, and the turn is spent all the same. */
  readonly valid: boolean;
  readonly reward: number;
  readonly done: boolean;
  /** Whether the task is solved now; false while it is open. */
  readonly success: boolean;
}

/** One episode's world. Calls follow each other; they are never made at the same time. */
export interface EnvironmentSession {
  /** What the agent sees before its first action. */
  readonly start: EnvironmentView;
  /** Executes one action, whatever its text. Throws EnvironmentProblem where the world itself breaks down. */
  step(action: string, signal?: AbortSignal): Promise<EnvironmentStep>;
  /** The state as a JSON value that `restore` of any session of the same task accepts. */
  snapshot(): Promise<unknown>;
  /** Goes back to a state; resolves with what the agent saw there. Throws EnvironmentProblem for what is no snapshot of this task. */
  restore(snapshot: unknown): Promise<EnvironmentView>;
  close(): Promise<void>;
}

/** A world that tasks are played in. Equal tasks and equal actions lead to equal observations. */
export interface Environment {
  readonly name: string;
  readonly version: string;
  open(task: Task, signal?: AbortSignal): Promise<EnvironmentSession>;
}
