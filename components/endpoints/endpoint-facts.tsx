import { EndpointStanding } from "./endpoint-standing";
import { type Endpoint, samplingTexts } from "./endpoint-words";

/** What is known of an endpoint; its key is not. */
export function EndpointFacts({ endpoint }: { endpoint: Endpoint }) {
  const { url, model, hasKey, concurrency } = endpoint;
  const sampling = samplingTexts(endpoint);
  return (
    <dl className="kv">
      <dt>Address</dt>
      <dd>{url === null ? "built in, served by this installation" : <span className="mono">{url}</span>}</dd>
      <dt>Model</dt>
      <dd className="mono">{model}</dd>
      {url === null ? null : (
        <>
          <dt>API key</dt>
          <dd>{hasKey ? "stored, encrypted" : "none"}</dd>
        </>
      )}
      <dt>Sampling</dt>
      <dd>{sampling.length === 0 ? "as the endpoint decides" : sampling.join(", ")}</dd>
      <dt>Requests at once</dt>
      <dd>{concurrency} at the most</dd>
      <dt>Speed</dt>
      <dd>
        <EndpointStanding endpoint={endpoint} />
      </dd>
    </dl>
  );
}
