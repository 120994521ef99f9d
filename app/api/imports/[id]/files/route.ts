import { z } from "zod";
import { invalidInput } from "@/core/app-error";
import { projectRoute } from "@/server/api/route";
import { openImportScope } from "@/server/scope";
import { receiveFile } from "@/server/services/imports/receive-file";
import { parseUploadPath } from "@/server/services/imports/upload-path";

const Query = z.object({
  path: z.string(),
  offset: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(0).nullable().default(null),
});

/** Takes the body as one file of the import: ?path=…, and for a large one &size= of the whole file and &offset= to go on from. */
export const POST = projectRoute({
  permission: "import:write",
  params: ["id"],
  openScope: (user, { id }, permission) => openImportScope(user, id, permission),
  async handle({ request, scope, params }) {
    const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) throw invalidInput("Say ?path= of the file, and size and offset as whole numbers of bytes.");
    const { path, ...place } = query.data;
    const received = await receiveFile(scope, { ...place, importId: params.id, path: parseUploadPath(path), body: readBody(request) });
    return Response.json(received);
  },
});

async function* readBody(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) yield read.value;
}
