"use server";

import { launchSweep, SweepLaunch } from "@/server/services/sweeps/launch-sweep";
import { defineAction } from "./define-action";

/** Launches a budget sweep; the same idempotency key again answers with the same run. */
export const launchSweepAction = defineAction({ permission: "run:write", schema: SweepLaunch, service: launchSweep });
