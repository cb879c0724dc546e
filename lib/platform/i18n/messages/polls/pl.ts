import type { Messages } from "../messages";

const pl: Messages["polls"] = {
  deadline: "Odpowiedzi można dodawać do: {time}.",
  deadlineConfirms:
    "Odpowiedzi można dodawać do: {time}. Potem automatycznie zostanie potwierdzony termin, który pasuje największej liczbie osób.",
  over: "Czas na odpowiedzi minął. Termin wybiera teraz {name}.",
  overOwner: "Czas na odpowiedzi minął. Wybierz termin albo wydłuż czas w ustawieniach ankiety.",
  hidden: "Listę uczestników i ich odpowiedzi widzi tylko {name}.",
  voted: "Odpowiedzi innych zobaczysz po zapisaniu własnych.",
  never: "Odpowiedzi widzi tylko {name}.",
  full: "Brak miejsc",
  joinText: "{name} chce wiedzieć, co Ci pasuje.",
  joinHeading: "Kto odpowiada?",
  joinName: "Imię i nazwisko",
  joinEmail: "E-mail",
  joinEmailHint: "Otrzymasz link, za pomocą którego możesz zmienić odpowiedzi.",
  closedTitle: "Ta ankieta jest zamknięta",
  closedText:
    "Odpowiedzi nie są już przyjmowane. Jeśli bierzesz udział, możesz poprosić o ponowne wysłanie linku.",
  shareHeading: "Link dla wszystkich",
  shareText: "Każdy, kto ma ten link, może wziąć udział.",
  copy: "Kopiuj",
  copied: "Skopiowano",
  keepText: "Adres e-mail nie został podany. Ten link prowadzi z powrotem do Twoich odpowiedzi:",
  csv: "Wyniki jako tabela (CSV)",
  picture: "Wyniki jako obraz",
  results: "Wyniki",
  settings: {
    heading: "Ustawienia ankiety",
    open: "Udział może wziąć każdy, kto ma link",
    ifNeedBe: "„W razie potrzeby” to też odpowiedź",
    hide: "Uczestnicy nie widzą siebie nawzajem",
    results: "Odpowiedzi są widoczne",
    always: "zawsze",
    voted: "dla osób, które odpowiedziały",
    never: "tylko dla organizatora",
    addOptions: "Uczestnicy mogą proponować terminy i miejsca",
    limit: "Miejsca na termin",
    limitHint: "Ile osób może zgłosić się na jeden termin. Puste: bez limitu.",
    day: "Odpowiedzi do",
    time: "Godzina",
    dayHint: "Puste: do wyboru terminu.",
    atDeadline: "Po upływie czasu",
    remind: "Przypomnij mi o wyborze",
    confirm: "Potwierdź to, co pasuje największej liczbie osób",
    reminders: "Dzień wcześniej ponownie zapytaj osoby, które nie odpowiedziały",
    unset: "bez limitu",
  },
  duplicate: "Powiel",
  duplicateText:
    "Otworzy się nowa ankieta z tym samym tytułem, terminami i miejscami. Nikt nie jest jeszcze zaproszony.",
  several: "Potwierdź kilka terminów",
  severalText:
    "Pierwszy zostanie potwierdzony tutaj. Każdy kolejny stanie się osobnym spotkaniem z osobami, które mogą przyjść.",
  severalSubmit: "Potwierdź te terminy",
};

export default pl;
