// npm run build: the web application for production, unless it was built from these very sources.
import { prepareCheckout } from "./prepare.mjs";
import { loadTypescript } from "./run-typescript.mjs";

prepareCheckout();
const { buildApp } = await loadTypescript("server/supervisor/build-app.ts");
try {
  await buildApp(process.cwd(), new AbortController().signal);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
