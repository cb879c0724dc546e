import { PeopleList } from "@/components/console/people/people-list";

export default PeopleList;
