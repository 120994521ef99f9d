import { EpisodeImport, type EpisodeImportOptions, type ImportedEpisode } from "@/core/formats/episode-import";

export interface ReadText {
  readonly import: EpisodeImport;
  readonly episodes: ImportedEpisode[];
}

/** A file in memory, as the import takes it. */
export async function* bytesOf(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof text === "string" ? new TextEncoder().encode(text) : text;
}

/** What an import makes of files in memory; the path is matched and shown as it is. */
export async function readTexts(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<EpisodeImportOptions> & { optional?: boolean } = {},
): Promise<ReadText> {
  const { optional = false, ...rest } = options;
  const started = new EpisodeImport({ badRecords: "stop", ...rest });
  const episodes: ImportedEpisode[] = [];
  for (const [path, text] of Object.entries(files)) {
    for await (const imported of started.read({ path, name: path, bytes: bytesOf(text), optional })) episodes.push(imported);
  }
  return { import: started, episodes };
}
