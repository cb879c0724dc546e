import { api, unwrapResponse } from "../api";
import { downloadFile } from "../download-file";

/** The earliest time of a ZIP: the same settings give the same bytes. */
const ENTRY_TIME = "1980-01-01T12:00:00";

/** Downloads the settings files that the reader may write, in a ZIP. */
export async function downloadSettings(): Promise<void> {
  const { value } = await unwrapResponse(api.GET("/v2/settings_files"));
  const { strToU8, zipSync } = await import("fflate");
  const entries = value.files.map(({ path, text }) => [`settings/${path}`, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(entries), { mtime: ENTRY_TIME });
  downloadFile(new Blob([zip], { type: "application/zip" }), "settings.zip");
}
