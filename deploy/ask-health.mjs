// Ends with 0 when the process of this container answers at /health; for HEALTHCHECK, as the image has no curl.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health`).catch(() => ({
  ok: false,
}));
process.exitCode = ok ? 0 : 1;
