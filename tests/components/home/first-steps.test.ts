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
      [true, null],
      [false, "/?new=project"],
      [false, null],
      [false, null],
      [false, null],
    ]);
  });

  it("does not count an archived project", () => {
    expect(firstSteps([{ ...project, archivedAt: new Date(0) }], [])[1]?.done).toBe(false);
  });

  it("leads to the first run once there is one", () => {
    const steps = firstSteps([project], [{ slug: "depot", name: "Depot", runs: [run], imports: [] }]);
    expect(steps[2]?.done).toBe(true);
    expect(steps[3]?.href).toBe("/p/depot/runs/run_1");
  });
});
