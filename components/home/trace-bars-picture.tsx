/** Turns of four episodes, as bars. */
export function TraceBarsPicture() {
  return (
    <svg viewBox="0 0 220 88" aria-hidden="true">
      <g fill="none" stroke="var(--rule-3)">
        <path d="M0 12.5H200M0 32.5H200M0 52.5H200M0 72.5H200" />
      </g>
      <g fill="var(--ink-2)">
        <path d="M0 2h40v8H0zM44 2h70v8H44zM118 2h30v8h-30z" />
        <path d="M0 22h40v8H0zM44 22h46v8H44zM94 22h84v8H94z" />
        <path d="M0 42h40v8H0zM44 42h96v8H44z" />
        <path d="M0 62h40v8H0zM44 62h60v8H44zM108 62h52v8h-52z" />
      </g>
    </svg>
  );
}
