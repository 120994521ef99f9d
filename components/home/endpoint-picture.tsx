/** Two machines and the path between them. */
export function EndpointPicture() {
  return (
    <svg viewBox="0 0 220 88" aria-hidden="true">
      <path d="M0 64H60M80 64h60M160 64h50" stroke="var(--rule-3)" />
      <g fill="none" strokeWidth="1.5">
        <path d="M60 54h20v20H60zM140 54h20v20h-20z" stroke="var(--ink-2)" />
        <path d="M70 54V24h80v30" stroke="var(--accent)" />
      </g>
      <text x="110" y="16" textAnchor="middle" fontSize="12" fill="var(--ink-2)" fontFamily="var(--mono)">
        /v1
      </text>
    </svg>
  );
}
