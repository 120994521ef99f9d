import { runImportStore } from "@/server/services/imports/run-import-store";

/** A worker of its own for the test that kills it: stores the import that its argument names. */
await runImportStore({ importId: process.argv[2] ?? "" }, { signal: new AbortController().signal, isLastAttempt: false });
process.exit(0);
