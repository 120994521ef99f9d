import type { SweepManifest } from "./sweep-manifest";

/** The exact words of the suite: how a budget is told, and the system prompt. */
export function SweepPrompt({ manifest: { spec, suite } }: { manifest: SweepManifest }) {
  if (suite === null)
    return <p className="ink2">This version of the suite is no longer installed here. Each episode keeps what it was told.</p>;
  const { told, systemPrompt } = suite;
  return (
    <>
      {spec.visibility === "hidden" ? (
        <p>Hidden: no number of turns is ever told.</p>
      ) : (
        <>
          <p className="mb-2">
            Announced: each message from the environment ends with the turns left, this one included. At T = {told.length}:
          </p>
          <ol className="mono">
            {told.slice(0, 1).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          {told.length > 1 ? (
            <details>
              <summary className="t13 cursor-pointer">The sentences of the other turns</summary>
              <ol className="mono mt-1">
                {told.slice(1).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ol>
            </details>
          ) : null}
        </>
      )}
      <details className="mt-4">
        <summary className="t13 cursor-pointer">System prompt</summary>
        <pre className="mono mt-2 max-w-prose whitespace-pre-wrap">{systemPrompt}</pre>
      </details>
    </>
  );
}
