// npm run worker: one more worker, on this machine or another, for the database at DATABASE_URL (default: the one that runs here).
import { prepareCheckout } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

prepareCheckout();
const { findMainDatabase } = await loadTypescript("server/supervisor/find-main-database.ts");
process.env.DATABASE_URL = await findMainDatabase();
await loadTypescript("worker/main.ts");
