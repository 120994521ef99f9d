import type { RouterInputs, RouterOutputs } from "@/server/api/root";

export interface Person {
  readonly email: string;
  readonly password: string;
}

type ImportOptions = RouterInputs["imports"]["create"]["options"];

/** A person's session with a running application, over HTTP as scripts have it. */
export interface SignedInClient {
  /** For a browser's context: the same session. */
  readonly cookies: readonly { name: string; value: string; url: string }[];
  createProject(name: string): Promise<RouterOutputs["projects"]["create"]>;
  registerCheckpoint(checkpoint: RouterInputs["checkpoints"]["create"]): Promise<RouterOutputs["checkpoints"]["create"]>;
  /** Imports files through upload, check and confirmation; returns the run's id. @throws Error when no run came of it. */
  importFiles(project: string, files: Readonly<Record<string, string | Uint8Array>>, options?: ImportOptions): Promise<string>;
  entries(project: string): Promise<RouterOutputs["reports"]["entries"]>;
}

/** Signs in to the application at `url`. @throws Error when it is refused. */
export async function signInClient(url: string, { email, password }: Person): Promise<SignedInClient> {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${url}${path}`, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    return response;
  };
  const { csrfToken } = (await (await send("/api/auth/csrf")).json()) as { csrfToken: string };
  await send("/api/auth/callback/credentials", { method: "POST", body: new URLSearchParams({ csrfToken, email, password, json: "true" }) });
  if (![...jar.keys()].some((name) => name.endsWith("session-token"))) throw new Error(`sign-in of ${email} was refused`);

  const query = <T>(path: string, input: unknown): Promise<T> =>
    answerOf<T>(send(`/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`));
  const mutate = <T>(path: string, input: unknown): Promise<T> =>
    answerOf<T>(
      send(`/api/trpc/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ json: input }) }),
    );
  const settled = async (project: string, id: string, busy: readonly string[]) => {
    for (;;) {
      const found = await query<RouterOutputs["imports"]["get"]>("imports.get", { project, id });
      if (!busy.includes(found.status)) return found;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };

  return {
    cookies: [...jar].map(([name, value]) => ({ name, value, url })),
    createProject: (name) => mutate("projects.create", { name }),
    registerCheckpoint: (checkpoint) => mutate("checkpoints.create", checkpoint),
    entries: (project) => query("reports.entries", { project }),
    async importFiles(project, files, options = {}) {
      const { id } = await mutate<RouterOutputs["imports"]["create"]>("imports.create", { project, options });
      for (const [path, content] of Object.entries(files)) {
        const body = typeof content === "string" ? content : Buffer.from(content);
        const upload = await send(`/api/imports/${id}/files?path=${encodeURIComponent(path)}`, { method: "POST", body });
        if (!upload.ok) throw new Error(`${path}: ${await upload.text()}`);
      }
      await mutate("imports.check", { project, id });
      await settled(project, id, ["queued", "checking"]);
      await mutate("imports.confirm", { project, id });
      const stored = await settled(project, id, ["storing"]);
      if (stored.runId === null) throw new Error(`no run came of the import: ${stored.status}, ${stored.problem}`);
      return stored.runId;
    },
  };
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const cut = pair.indexOf("=");
  jar.set(pair.slice(0, cut), pair.slice(cut + 1));
}

async function answerOf<T>(response: Promise<Response>): Promise<T> {
  const answer = (await (await response).json()) as { result?: { data: { json: T } }; error?: { json: { message: string } } };
  if (answer.result === undefined) throw new Error(answer.error?.json.message ?? "no answer");
  return answer.result.data.json;
}
