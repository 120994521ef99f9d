import { describe, expect, it } from "vitest";
import { firstSteps } from "@/components/home/first-steps";
import type { ProjectActivity, ProjectRow } from "@/components/home/home";

const project: ProjectRow = {
  id: "1",
  slug: "depot",
  name: "Depot",
  role: "owner",
  archivedAt: null,
  createdAt: new Date(0),
  runs: 0,
  checkpoints: 0,
};

const run: ProjectActivity["runs"][number] = {
  id: "run_1",
  name: "first",
  kind: "import",
  status: "finished",
  createdBy: "Ada",
  createdAt: new Date(0),
  finishedAt: null,
  totals: { episodes: 1, counted: 1, missing: {}, notGraded: 0, duplicates: 0, tasks: 1 },
  planned: null,
  checkpoints: [],
  suites: [],
};

describe("firstSteps", () => {
  it("begins with a project when there is none", () => {
    expect(firstSteps([], []).map(({ done, href }) => [done, href])).toEqual([
      [false, "/?new=project"],
      [false, null],
      [false, null],
      [false, null],
      [false, null],
    ]);
  });

  it("does not count an archived project", () => {
    expect(firstSteps([{ ...project, archivedAt: new Date(0), checkpoints: 2 }], []).map(({ done }) => done)).not.toContain(true);
  });

  it("begins in a project where the person may launch", () => {
    const steps = firstSteps([{ ...project, role: "viewer", slug: "seen" }, project], []);
    expect(steps[1]?.href).toBe("/p/depot/checkpoints");
    expect(steps[2]?.href).toBe("/p/depot/runs/new?kind=budget");
  });

  it("counts a checkpoint, and leads to the first run once there is one", () => {
    const steps = firstSteps([{ ...project, checkpoints: 1 }], [{ slug: "depot", name: "Depot", runs: [run], imports: [] }]);
    expect(steps.map(({ done }) => done)).toEqual([true, true, true, false, false]);
    expect(steps[3]?.href).toBe("/p/depot/runs/run_1");
  });
});
