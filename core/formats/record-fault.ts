/** What is wrong with one record, in words that follow `name.jsonl:3: `. The reader adds the place. */
export class RecordFault extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RecordFault";
  }
}
