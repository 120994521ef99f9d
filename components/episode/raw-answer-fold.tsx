import type { TurnView } from "./episode-header";
import { WireFold } from "./wire-fold";
import { WireText } from "./wire-text";

/** The body of the endpoint's answer at one turn. */
export function RawAnswerFold({ episode, view: { position, turn } }: { episode: string; view: TurnView }) {
  return (
    <WireFold episode={episode} position={position} summary={<span className="ink2">Raw answer</span>}>
      {({ response }) =>
        response === null ? (
          <p className="t13 ink3 mt-2">It was not kept.</p>
        ) : (
          <WireText label={`Raw answer at turn ${turn.index}`} text={response} />
        )
      }
    </WireFold>
  );
}
