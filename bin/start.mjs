// npm start: the whole application, ready to use.
import { prepareCheckout } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

prepareCheckout();
const { supervise } = await loadTypescript("server/supervisor/supervise.ts");
process.exit(await supervise("start"));
