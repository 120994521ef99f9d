import { fileURLToPath } from "node:url";

const isDevelopment = process.env.NODE_ENV === "development";

/**
 * Nothing is loaded from elsewhere, nothing may frame a page. Next puts small inline scripts into pages that are rendered once and
 * served often, so a nonce a request is not possible without giving up caching; "unsafe-eval" is what React's development build needs.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const securityHeaders = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
  // These find their native or WebAssembly parts beside themselves, which a bundle would tear apart.
  serverExternalPackages: ["@node-rs/argon2", "@prisma/adapter-pg", "pg", "pg-boss", "pg-copy-streams", "pino"],
  // `npm run check` looks at types, for the whole repository; `npm start` need not do it again on every machine.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default config;
