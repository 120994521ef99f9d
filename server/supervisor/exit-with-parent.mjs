// Loaded into the web server and the worker (node --import): they run in process groups of their own, so that Ctrl-C reaches only the
// supervisor, which ends them in order. When it is killed and can't do that, they end by themselves.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
