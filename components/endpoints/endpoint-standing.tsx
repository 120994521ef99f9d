import { TimeAgo } from "@/components/ui/time-ago";
import { type Endpoint, latencyText } from "./endpoint-words";

/** What the last test said: "answers in 18 ms, tested 3 min ago". */
export function EndpointStanding({ endpoint: { measuredAt, secondsPerRequest } }: { endpoint: Endpoint }) {
  if (measuredAt === null) return <span className="ink3">not tested</span>;
  return (
    <>
      {secondsPerRequest === null ? <span className="text-attn">no answer</span> : `answers in ${latencyText(secondsPerRequest)}`}
      <span className="ink3">
        , tested <TimeAgo value={measuredAt} />
      </span>
    </>
  );
}
