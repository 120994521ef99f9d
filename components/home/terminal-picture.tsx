/** A prompt and lines that answer. */
export function TerminalPicture() {
  return (
    <svg viewBox="0 0 220 88" aria-hidden="true">
      <path d="M2 10l10 8-10 8" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <g fill="var(--ink-2)">
        <path d="M22 14h108v8H22z" />
      </g>
      <g fill="var(--rule-3)">
        <path d="M0 38h64v6H0zM76 38h30v6H76zM118 38h30v6h-30z" />
        <path d="M0 54h52v6H0zM76 54h30v6H76zM118 54h30v6h-30z" />
        <path d="M0 70h58v6H0zM76 70h30v6H76zM118 70h30v6h-30z" />
      </g>
    </svg>
  );
}
