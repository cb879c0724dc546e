import { GuestSettings } from "@/components/console/guests/guest-settings";

export default GuestSettings;
