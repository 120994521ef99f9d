interface FindingLedeProps {
  finding: string;
}

/** The finding in words, its first clause strong: what a reader takes away if nothing else is read. */
export function FindingLede({ finding }: FindingLedeProps) {
  const cut = finding.search(/[;,](?=\s)/);
  const first = cut < 0 ? finding : finding.slice(0, cut);
  return (
    <p className="lede mt-8">
      <b>{first}</b>
      {cut < 0 ? "" : finding.slice(cut)}
    </p>
  );
}
