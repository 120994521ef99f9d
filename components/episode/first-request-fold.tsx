import { Fragment } from "react";
import { countOf } from "@/components/ui/count-of";
import { readFirstRequest } from "./first-request";
import { TranscriptRowView } from "./transcript-row-view";
import { messageRows } from "./transcript-rows";
import { WireFold } from "./wire-fold";
import { WireText } from "./wire-text";

/** The first request exactly as it was sent: later ones follow from the messages. Headers, and with them the key, are never kept. */
export function FirstRequestFold({ episode }: { episode: string }) {
  const summary = (
    <>
      <b className="font-semibold">First request, as sent</b>{" "}
      <span className="ink3">messages, sampling and seed; no headers, so no key</span>
    </>
  );
  return (
    <div className="mb-4">
      <WireFold episode={episode} position={0} summary={summary}>
        {({ request }) => (request === null ? <p className="t13 ink3 mt-2">It was not kept.</p> : <RequestBody body={request} />)}
      </WireFold>
    </div>
  );
}

function RequestBody({ body }: { body: string }) {
  const request = readFirstRequest(body);
  return (
    <>
      {request !== null && (
        <>
          <dl className="kv mt-3">
            {request.settings.map(([name, value]) => (
              <Fragment key={name}>
                <dt className="mono">{name}</dt>
                <dd className="mono">{value}</dd>
              </Fragment>
            ))}
            <dt className="mono">messages</dt>
            <dd>{countOf(request.messages.length, "message")}:</dd>
          </dl>
          {messageRows(request.messages).map((row) => (
            <TranscriptRowView key={row.place} row={row} />
          ))}
        </>
      )}
      <WireText label="Body of the first request" text={body} />
    </>
  );
}
