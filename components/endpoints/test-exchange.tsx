import { Verbatim } from "@/components/ui/verbatim";
import { latencyText } from "./endpoint-words";
import type { TestResult } from "./test-advice";

type TestExchangeProps = { verb: "GET" | "POST"; exchange: NonNullable<TestResult["models"] | TestResult["chat"]> };

/** One request and its answer, folded: address, status, seconds, and both texts as they were. */
export function TestExchange({ verb, exchange }: TestExchangeProps) {
  const { address, httpStatus, seconds, request, response, problem } = exchange;
  return (
    <details className="t13 mt-1">
      <summary>Request and answer</summary>
      <p className="mono mt-2 break-all">
        {verb} {address}
      </p>
      <p className="ink3 mt-1">
        {httpStatus === null ? "no answer" : `status ${httpStatus}`}
        {seconds === null ? null : `, after ${latencyText(seconds)}`}
      </p>
      {problem === null || response !== null ? null : <p className="mt-1 break-words">{problem}</p>}
      {request === null ? null : <Verbatim label="Sent" text={request} />}
      {response === null ? null : <Verbatim label="Answered" text={response === "" ? "(empty)" : response} />}
    </details>
  );
}
