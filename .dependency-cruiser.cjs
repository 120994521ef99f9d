// The directions of the house: one table, from which the rules are made. A layer may import itself and what stands behind it here.
const layers = {
  core: { path: "^core/", mayImport: [] },
  engine: { path: "^engine/", mayImport: ["core"] },
  "server/base": { path: "^server/(?!auth\\.ts)[^/]+\\.ts$", mayImport: ["core", "server/database"] },
  "server/auth": { path: "^server/auth\\.ts$", mayImport: ["core", "server/base", "server/services"] },
  "server/secrets": { path: "^server/secrets/", mayImport: ["core", "server/base"] },
  "server/database": { path: "^server/database/", mayImport: ["core", "server/base"] },
  "server/queue": { path: "^server/queue/", mayImport: ["core", "server/base", "server/database"] },
  "server/services": {
    path: "^server/services/",
    mayImport: ["core", "engine", "server/base", "server/secrets", "server/database", "server/queue"],
  },
  "server/api": { path: "^server/api/", mayImport: ["core", "server/base", "server/services"] },
  "server/actions": { path: "^server/actions/", mayImport: ["core", "server/base", "server/services"] },
  "server/supervisor": { path: "^server/supervisor/", mayImport: ["core", "server/base", "server/database", "server/services"] },
  worker: {
    path: "^worker/",
    mayImport: ["core", "engine", "server/base", "server/secrets", "server/database", "server/queue", "server/services"],
  },
  cli: { path: "^cli/", mayImport: ["core", "engine", "server/base", "server/database", "server/queue", "server/services"] },
  components: { path: "^components/", mayImport: ["core"] },
  "app/api": { path: "^app/api/", mayImport: ["core", "server/base", "server/auth", "server/services", "server/api", "server/actions"] },
  app: { path: "^app/(?!api/)", mayImport: ["components", "core", "server/api", "server/actions"] },
};

/** What the pure core may use of npm: nothing that reads, writes, waits or guesses. */
const purePackages = ["zod", "pure-rand", "@stdlib/[^/]+", "xxhash-wasm"];

function directionRule([name, { path, mayImport }]) {
  const allowed = [path, ...mayImport.map((other) => layers[other].path)];
  const isTyped = name === "components";
  return {
    name: `${name} imports only ${["itself", ...mayImport].join(", ")}`,
    severity: "error",
    from: { path },
    to: {
      path: "^(core|engine|server|worker|cli|components|app)/",
      // A component knows the shape of the API, never its code.
      pathNot: isTyped ? [...allowed, "^server/api/root\\.ts$"] : allowed,
    },
  };
}

module.exports = {
  forbidden: [
    ...Object.entries(layers).map(directionRule),
    {
      name: "components take only types of the API",
      severity: "error",
      from: { path: layers.components.path },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the core uses nothing of Node",
      severity: "error",
      from: { path: layers.core.path },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "the core uses only pure packages",
      severity: "error",
      from: { path: layers.core.path },
      to: { path: "node_modules", pathNot: purePackages.map((name) => `node_modules/${name}(/|$)`) },
    },
    {
      name: "only the server and its neighbours open the database",
      severity: "error",
      from: { path: "^(app|components|core|engine|cli|server/(api|actions))/" },
      to: { path: "^server/database/(client|database)", dependencyTypesNot: ["type-only", "dynamic-import"] },
    },
    {
      name: "only workers open sealed keys",
      severity: "error",
      from: { pathNot: "^(worker|tests)/" },
      to: { path: "^server/secrets/open-secret" },
    },
    { name: "nothing imports tests", severity: "error", from: { pathNot: "^(tests|bench)/" }, to: { path: "^(tests|bench)/" } },
    {
      name: "nothing imports a door",
      severity: "error",
      from: { pathNot: "^(tests|bench|bin|cli|worker|app)/" },
      to: { path: "^(bin|cli|worker|app)/" },
    },
    { name: "no circles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    { name: "everything that is imported exists", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "every package is named in package.json",
      severity: "error",
      from: { path: "^(core|engine|server|worker|cli|components|app|bin)/", pathNot: "^server/database/client/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|next-env\\.d\\.ts|server/database/client/internal)" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
