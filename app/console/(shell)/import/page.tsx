import { SettingsImport } from "@/components/console/settings-import/settings-import";

export default SettingsImport;
