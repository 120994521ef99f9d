"use client";

import { useSyncExternalStore } from "react";

const noSubscription = () => () => {};

/** Whether the page listens already: false on the server and until this part of the page is hydrated. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
