import type { ReactNode } from "react";
import { countOf } from "@/components/ui/count-of";
import { type Endpoint, latencyText } from "./endpoint-words";
import { modelsText, type TestResult } from "./test-advice";
import { TestExchange } from "./test-exchange";

type TestStepsProps = { result: TestResult; endpoint: Endpoint };

/** What a test asked and was told, step by step. */
export function TestSteps({ result, endpoint }: TestStepsProps) {
  const { models, chat, speed } = result;
  return (
    <ol className="teststeps">
      <Step title="Models" words={modelsText(result, endpoint)}>
        {models ? <TestExchange verb="GET" exchange={models} /> : null}
      </Step>
      <Step title="One chat" words={chatText(chat)}>
        {chat ? <TestExchange verb="POST" exchange={chat} /> : null}
      </Step>
      <Step title="Speed" words={speed.length === 0 ? "not measured" : "from request to answer, on average"}>
        {speed.length > 0 ? <SpeedList speed={speed} /> : null}
      </Step>
    </ol>
  );
}

function Step({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <li>
      <b>{title}</b>
      <div>
        <span>{words}</span>
        {children}
      </div>
    </li>
  );
}

function chatText(chat: TestResult["chat"]): string {
  if (chat === null) return "not sent";
  if (chat.answer === null) return chat.httpStatus === null ? "no answer" : `status ${chat.httpStatus}, no answer of a model`;
  const said = chat.answer.length > 80 ? `${chat.answer.slice(0, 80)}…` : chat.answer;
  return `answered “${said}”${chat.seconds === null ? "" : ` after ${latencyText(chat.seconds)}`}`;
}

function SpeedList({ speed }: Pick<TestResult, "speed">) {
  return (
    <ul className="mt-1">
      {speed.map(({ inFlight, secondsPerRequest, failed, problem }) => (
        <li key={inFlight}>
          {inFlight === 1 ? "one alone" : `${inFlight} at once`}:{" "}
          {secondsPerRequest === null ? (
            <span className="text-attn">
              {countOf(failed, "request")} failed. {problem}
            </span>
          ) : (
            <b>{latencyText(secondsPerRequest)}</b>
          )}
        </li>
      ))}
    </ul>
  );
}
