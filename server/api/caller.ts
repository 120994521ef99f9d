import { headers } from "next/headers";
import { cache } from "react";
import { createContext } from "./context";
import { appRouter } from "./root";
import { createCallerFactory } from "./trpc";

const createCaller = createCallerFactory(appRouter);

/** The API for server components, as the signed-in person: `(await getCaller()).runs.list({ project })`. One a request. */
export const getCaller = cache(async () => createCaller(await createContext(await headers())));
