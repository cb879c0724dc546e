import { EventList } from "@/components/console/events/event-list";

export default EventList;
