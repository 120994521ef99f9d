// npm run dev: the same for people who work on it: pages and worker follow the sources.
import { prepareCheckout } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

prepareCheckout();
const { supervise } = await loadTypescript("server/supervisor/supervise.ts");
process.exit(await supervise("dev"));
