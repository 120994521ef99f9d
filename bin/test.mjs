// npm test: everything, on a fresh clone too. Ends with "N passed, N failed".
import { gateSteps, typegenStep } from "./gates.mjs";
import { installChromium } from "./install-chromium.mjs";
import { prepareCheckout } from "./prepare.mjs";
import { programStep, runSteps, tellCounts, vitestStep } from "./run-steps.mjs";

prepareCheckout();
const chromium = { TURNWISE_CHROMIUM: installChromium() };
const parts = [
  await runSteps([typegenStep]),
  await runSteps([...gateSteps, vitestStep("integration")], 2),
  await runSteps([programStep("build", ["bin/build.mjs"])]),
  await runSteps([vitestStep("platform"), vitestStep("e2e", chromium)]),
];
const counts = {
  passed: parts.reduce((sum, part) => sum + part.passed, 0),
  failed: parts.reduce((sum, part) => sum + part.failed, 0),
  skipped: parts.flatMap((part) => part.skipped),
};
tellCounts(counts);
process.exit(counts.failed === 0 ? 0 : 1);
