// Exits with 0 if the process of this container responds at /health; for HEALTHCHECK, as the image has no curl.
const { PORT, WORKER_PORT, BOOKPAGE_ROLE } = process.env;
const port = BOOKPAGE_ROLE === "worker" ? WORKER_PORT : PORT;
const { ok } = await fetch(`http://127.0.0.1:${port || 3000}/health`).catch(() => ({
  ok: false,
}));
process.exitCode = ok ? 0 : 1;
