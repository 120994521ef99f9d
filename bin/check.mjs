// npm run check: every gate that needs no database, in under a minute.
import { gateSteps, typegenStep } from "./gates.mjs";
import { prepareCheckout } from "./prepare.mjs";
import { runSteps, tellCounts } from "./run-steps.mjs";

prepareCheckout();
await runSteps([typegenStep]);
const counts = await runSteps(gateSteps, 2);
tellCounts(counts);
process.exit(counts.failed === 0 ? 0 : 1);
