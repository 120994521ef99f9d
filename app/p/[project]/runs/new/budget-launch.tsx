import Link from "next/link";
import { launchHref } from "@/components/launch/launch-address";
import { LaunchForm } from "@/components/launch/launch-form";
import { NothingToAsk } from "@/components/launch/nothing-to-ask";
import { Banner } from "@/components/ui/banner";
import { launchSweepAction } from "@/server/actions/launch-sweep";
import { readLaunch } from "./read-launch";

interface BudgetLaunchProps {
  project: string;
  address: { checkpoint: string[]; from: string | null };
}

/** The form of a budget sweep for those who may launch one. */
export async function BudgetLaunch({ project, address }: BudgetLaunchProps) {
  const { repeated, losses, ...form } = await readLaunch(project, address);
  if (!form.choices.checkpoints.some(({ endpoint }) => endpoint !== null)) {
    return (
      <div className="mt-8">
        <NothingToAsk project={project} />
      </div>
    );
  }
  return (
    <>
      {address.from === null ? null : <RepeatBanner project={project} from={address.from} name={repeated?.name} losses={losses} />}
      <LaunchForm {...form} project={project} here={launchHref(project, address)} launch={launchSweepAction} />
    </>
  );
}

interface RepeatBannerProps {
  project: string;
  from: string;
  /** undefined: the run is no sweep, or isn't there any more. */
  name: string | undefined;
  losses: readonly string[];
}

function RepeatBanner({ project, from, name, losses }: RepeatBannerProps) {
  if (name === undefined) {
    return (
      <Banner tone="attn" className="mt-6" title="Nothing was taken over.">
        {from} is no sweep of this project, or it was removed.
      </Banner>
    );
  }
  return (
    <Banner tone={losses.length > 0 ? "attn" : "plain"} className="mt-6" title="Settings taken over">
      from <Link href={`/p/${project}/runs/${from}`}>{name}</Link>. Endpoints are asked as they are set today. {losses.join(" ")}
    </Banner>
  );
}
