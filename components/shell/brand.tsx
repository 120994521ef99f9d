import Link from "next/link";

/** The mark (a flight of steps on a line) and the name, leading home. */
export function Brand({ className = "brand" }: { className?: string }) {
  return (
    <Link href="/" className={className}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 17h4v-5h4V7h4V3h4" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M2 17h16" stroke="var(--accent)" strokeWidth="2" />
      </svg>
      Turnwise
    </Link>
  );
}
