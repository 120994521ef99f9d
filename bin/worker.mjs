// npm run worker: one more worker, on this machine or another, for the database at DATABASE_URL (default: the one that runs here).
import { prepareCheckout } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

prepareCheckout();
const { completeWorkerEnvironment } = await loadTypescript("server/supervisor/complete-worker-environment.ts");
await completeWorkerEnvironment();
await loadTypescript("worker/main.ts");
