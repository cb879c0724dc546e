import type { Texts } from "./texts";

export default {
  booked: { subject: "Nowa rezerwacja", text: "{name} rezerwuje u Ciebie termin." },
  requestedHost: {
    subject: "Nowa prośba",
    text: "{name} chce się z Tobą spotkać. Wybierz jeden z terminów; do tego czasu nic nie jest zarezerwowane.",
  },
  requested: {
    subject: "Prośba wysłana",
    text: "Prośba została wysłana. Termin musi jeszcze wybrać {host}. Do tego czasu nic nie jest zarezerwowane.",
  },
  invited: {
    subject: "Zaproszenie",
    text: "{host} zaprasza Cię na spotkanie. Zaznacz, które terminy Ci pasują.",
  },
  invitedHost: {
    subject: "Utworzono",
    text: "Spotkanie zostało utworzone, a wszyscy zaproszeni dostaną prośbę o odpowiedź.",
  },
  confirmed: { subject: "Potwierdzone", text: "Twoje spotkanie jest potwierdzone. Z kim: {people}." },
  changed: {
    subject: "Zmienione",
    text: "Twoje spotkanie się zmieniło. Z kim: {people}. Oto aktualne informacje.",
  },
  reopened: {
    subject: "Potrzebny nowy termin",
    text: "Twoje spotkanie nie odbędzie się w ustalonym terminie. Z kim: {people}. Trwa wybór nowego terminu.",
  },
  suggested: {
    subject: "Nowe propozycje",
    text: "Są nowe propozycje dotyczące Twojego spotkania. Z kim: {people}. Zaznacz, które Ci pasują.",
  },
  suggestedHost: {
    subject: "Nowe propozycje",
    text: "Twoje nowe propozycje dotyczące spotkania zostały wysłane. Z kim: {people}.",
  },
  cancelled: { subject: "Odwołane", text: "Twoje spotkanie się nie odbędzie. Z kim: {people}." },
  declined: { subject: "Odmowa", text: "{name} nie może wziąć udziału." },
  attending: { subject: "Udział potwierdzony", text: "{name} weźmie udział." },
  voted: { subject: "Nowa odpowiedź", text: "Odpowiedź przesyła {name}." },
  answers: {
    subject: "Twoja odpowiedź",
    text: "Dziękujemy, Twoja odpowiedź została zapisana. Możesz ją zmieniać, dopóki nie zostanie wybrany termin.",
  },
  unanswered: {
    subject: "Przypomnienie",
    text: "{host} nadal czeka na Twoją odpowiedź. Zaznacz, które terminy Ci pasują.",
  },
  closed: {
    subject: "Ankieta zakończona",
    text: "Czas na odpowiedzi w Twojej ankiecie minął, a żaden termin nie został potwierdzony. Wybierz jeden z nich.",
  },
  link: { subject: "Twój link", text: "Oto Twój własny link do tego spotkania, zgodnie z prośbą." },
  message: { subject: "Nowa wiadomość", text: "Wiadomość przesyła {name}." },
  reminder: { subject: "Przypomnienie", text: "Zbliża się Twoje spotkanie. Z kim: {people}." },
  linked: { subject: "Link", text: "Oto link do Twojego spotkania. Z kim: {people}." },
  unlinked: {
    subject: "Linku jeszcze nie ma",
    text: "Nie udało się utworzyć linku do Twojego spotkania. Z kim: {people}. Zapytaj, jak się spotkacie: {host}.",
  },
  unlinkedHost: {
    subject: "Nie udało się utworzyć linku",
    text: "Nie udało się utworzyć linku do Twojego spotkania. Z kim: {people}. Uczestnicy zostali poproszeni o kontakt z Tobą.",
  },
  linkFault: {
    no_account: "Nie masz połączonego konta, które tworzy linki.",
    no_calendar: "Kalendarz, w którym zapisywane są Twoje spotkania, nie tworzy linków.",
    access: "Twojego konta nie można już używać: połącz je ponownie.",
    refused: "Usługa odmówiła utworzenia linku.",
    unanswered: "Usługa nie odpowiedziała.",
  },
  video: {
    subject: "Nie można już używać konta wideo",
    text: "Bookpage nie może już tworzyć linków za pomocą tego konta. Spotkania rezerwowane w tym czasie nie będą miały linku.",
    account: "Konto",
    button: "Połącz ponownie",
    note: "Tę wiadomość wysyłamy tylko raz, dopóki konto nie zacznie znów działać.",
  },
  removed: {
    subject: "Zaproszenie wycofane",
    text: "Twoje zaproszenie na to spotkanie zostało wycofane. Z kim: {people}.",
  },
  left: {
    subject: "Twoje miejsce jest zwolnione",
    text: "Twoje miejsce na tym spotkaniu zostało zwolnione. Z kim: {people}. Spotkanie odbędzie się bez Ciebie.",
  },
  entryMoved: {
    subject: "Przeniesione w Twoim kalendarzu",
    text: "W Twoim kalendarzu to spotkanie ma inny termin niż tutaj. Z kim: {people}. Dla pozostałych nic się jeszcze nie zmieniło; dopóki nie zdecydujesz, co dalej, nikt nie może zarezerwować żadnego z tych terminów.",
    there: "W Twoim kalendarzu",
    inTheWay: "Kolizja",
    something: "coś innego",
  },
  entryDeleted: {
    subject: "Usunięte w Twoim kalendarzu",
    text: "To spotkanie zniknęło z Twojego kalendarza, ale tutaj nadal się odbędzie. Z kim: {people}. Nikt jeszcze o tym nie wie: zdecyduj, co dalej.",
  },
  removedHost: {
    subject: "Przekazane",
    text: "Od teraz to spotkanie prowadzi ktoś inny. Z kim: {people}.",
  },
  team: {
    text: "Otrzymujesz tę wiadomość jako administrator zespołu {team}; spotkanie prowadzi {host}.",
  },
  event: {
    with: "Z kim",
    open: "Otwórz spotkanie",
    answer: "Odpowiedz teraz",
    choose: "Wybierz termin",
    own: "Ten link jest tylko dla Ciebie. Nie przekazuj go dalej.",
    meeting: "Spotkanie – {host}",
    wrote: "{name} pisze",
    quoted: "„{text}”",
    more: "{count, plural, one {i jeszcze # osoba} few {i jeszcze # osoby} many {i jeszcze # osób} other {i jeszcze # osoby}}",
  },
  heading: "{what}: {title}",
  via: "{name} przez {service}",
  footer: "Umawianie spotkań: Bookpage",
  someone: "Gość",
  meetings: {
    subject: "Twoje spotkania: {organization}",
    text: "Oto link do wszystkich Twoich spotkań w organizacji {organization}. Możesz je tam przekładać i odwoływać.",
    button: "Pokaż moje spotkania",
    note: "Link działa przez 24 godziny i jest tylko dla Ciebie. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.",
    all: "Wszystkie Twoje spotkania",
  },
  waiting: {
    joined: {
      subject: "Jesteś na liście oczekujących",
      text: "Gdy tylko zwolni się termin w tych dniach ({name}), zaproponujemy go e-mailem. Do tego czasu nic nie jest zarezerwowane.",
      note: "Jeśli to nie Twoja prośba, opuść listę za pomocą linku poniżej.",
    },
    offered: {
      subject: "Zwolnił się termin",
      text: "Czekasz na termin ({name}). Ten jest zatrzymany dla Ciebie do: {until}. Nic nie jest zarezerwowane, dopóki nie zarezerwujesz.",
      button: "Zarezerwuj ten termin",
      note: "Jeśli Ci nie pasuje, nie musisz nic robić: zaproponujemy go następnej osobie.",
    },
    days: "Dni",
    leave: "Opuść listę oczekujących",
  },
  code: {
    subject: "Twój kod",
    text: "Tym kodem potwierdzasz swój adres e-mail ({organization}). Wpisz go na stronie, którą masz otwartą.",
    code: "Kod",
    note: "Działa przez 15 minut. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: nic się nie stanie.",
  },
  signup: {
    subject: "Dokończ rejestrację: {organization}",
    text: "Utworzono dla Ciebie konto w organizacji {organization}. Na początek ustaw hasło.",
    button: "Ustaw hasło",
    note: "Link działa jeden raz, w ciągu siedmiu dni. Jeśli nie spodziewasz się tej wiadomości, zignoruj ją.",
  },
  password: {
    subject: "Ustaw nowe hasło",
    text: "Otrzymaliśmy prośbę o nowe hasło do Twojego konta w organizacji {organization}.",
    button: "Ustaw nowe hasło",
    note: "Link działa jeden raz. Jeśli to nie Twoja prośba, zignoruj tę wiadomość; hasło pozostanie bez zmian.",
  },
  calendars: {
    subject:
      "{count, plural, one {Od doby nie można odczytać kalendarza} few {Od doby nie można odczytać # kalendarzy} many {Od doby nie można odczytać # kalendarzy} other {Od doby nie można odczytać # kalendarza}}",
    text: "Od doby Bookpage nie może odczytać poniższych kalendarzy. Należą do osób z organizacji {organization}; właściciele już o tym wiedzą. Dopóki to się nie zmieni, mogą otrzymywać rezerwacje w czasie, gdy są zajęci.",
    whose: "Czyje",
    more: "i jeszcze {count, number}",
    button: "Zobacz wszystkie kalendarze",
    note: "Tylko właściciele mogą ponownie połączyć swoje kalendarze: link do tego mają w swojej wiadomości. Otrzymasz najwyżej jedną taką wiadomość dziennie i żadnej, gdy kalendarze znów będzie można odczytać.",
  },
  calendar: {
    subject: "Nie można już odczytać kalendarza",
    text: "Serwer jednego z Twoich kalendarzy nie daje już Bookpage dostępu. Dopóki kalendarz nie zostanie ponownie połączony, nie znamy nowych wpisów i możemy oferować innym terminy, w których masz coś innego.",
    calendar: "Kalendarz",
    button: "Otwórz kalendarze",
    note: "Zwykle przyczyną jest zmiana hasła. Połącz kalendarz ponownie, aby odnowić dostęp. Możesz też wybrać, aby nie oferować terminów, gdy nie można odczytać kalendarza.",
    subjectRefused: "Kalendarz nie przyjmuje spotkań",
    textRefused:
      "Serwer jednego z Twoich kalendarzy nie przyjmuje spotkań, które zapisuje w nim Bookpage, mimo ponawianych prób. W Bookpage są one mimo to zapisane i nikt z rezerwujących niczego nie zauważy.",
    noteRefused:
      "Sprawdź, czy nadal możesz zapisywać w tym kalendarzu, albo wybierz inny dla swoich spotkań. Będziemy ponawiać próby jeszcze przez kilka dni.",
    textUnreachable:
      "Serwer jednego z Twoich kalendarzy nie odpowiada od ponad godziny. Wciąż ponawiamy próby; dopóki nie odpowie, nie znamy nowych wpisów w tym kalendarzu i możemy oferować innym terminy, w których masz coś innego.",
    noteUnreachable:
      "Zwykle naprawia się to samo i nie trzeba nic robić. Jeśli kalendarz ma nowy adres, połącz go pod tym adresem.",
    textComplex:
      "Jeden z Twoich kalendarzy zawiera więcej, niż można obliczyć, na przykład wydarzenie powtarzane co sekundę. Dopóki to się nie zmieni, nie znamy nowych wpisów w tym kalendarzu i możemy oferować innym terminy, w których masz coś innego.",
    noteComplex:
      "Usuń to, co powtarza się tak często lub ma tak wiele dat. Kalendarz jest sprawdzany automatycznie, z czasem coraz rzadziej; w panelu możesz odczytać go od razu. Możesz też wybrać, aby nie oferować terminów, gdy nie można odczytać kalendarza.",
  },
  calendarEmptied: {
    subject: "Z kalendarza zniknęły wpisy",
    text: "Z jednego z Twoich kalendarzy zniknęło naraz kilka spotkań. Nadal się odbędą i nikt o niczym nie wie. Przy każdym możesz zdecydować, co dalej, albo przywrócić wpis.",
    calendar: "Kalendarz",
    button: "Pokaż otwarte sprawy",
    note: "Jeśli kalendarz został opróżniony lub przywrócony przez pomyłkę, przywróć wpisy.",
  },
  invitation: {
    subject: "{inviter} zaprasza Cię do organizacji {organization}",
    subjectByKey: "Zaproszenie do organizacji {organization}",
    subjectAgain: "Przypomnienie: zaproszenie do organizacji {organization}",
    text: "{inviter} zaprasza Cię do umawiania spotkań przez Bookpage w organizacji {organization}. Ustaw hasło, a Twoje konto będzie gotowe.",
    textByKey:
      "Zapraszamy Cię do umawiania spotkań przez Bookpage w organizacji {organization}. Ustaw hasło, a Twoje konto będzie gotowe.",
    button: "Przyjmij zaproszenie",
    note: "Link jest tylko dla Ciebie i działa przez ograniczony czas. Jeśli nie spodziewasz się tej wiadomości, zignoruj ją: nic się nie stanie.",
  },
  join: {
    subject: "Potwierdź swój adres: {organization}",
    text: "Ktoś, prawdopodobnie Ty, chce dołączyć z tym adresem do organizacji {organization}. Potwierdź, że należy on do Ciebie, a Twoje konto będzie gotowe.",
    button: "Potwierdź i dołącz",
    note: "Link działa jeden raz, w ciągu doby. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: konto nie powstanie.",
  },
  address: {
    subject: "Potwierdź swój adres e-mail",
    text: "Twoje konto w organizacji {organization} ma ten adres. Potwierdź, że należy on do Ciebie: od tej chwili zobaczysz spotkania, które inni umawiają z jego użyciem.",
    button: "Potwierdź adres",
    note: "Link działa jeden raz, w ciągu siedmiu dni. Jeśli nic nie wiesz o tym koncie, zignoruj tę wiadomość.",
  },
  addressChanged: {
    subject: "Twoje konto ma inny adres",
    text: "Organizacja {organization} przypisała Twojemu kontu inny adres e-mail. Wiadomości na jego temat nie będą już przychodzić na ten adres.",
    note: "Jeśli to pomyłka, skontaktuj się z administratorem organizacji {organization}.",
  },
  domain: {
    missingSubject: "Zniknął rekord domeny {domain}",
    missingText:
      "Nie ma już rekordu TXT, który potwierdza, że domena {domain} należy do organizacji {organization}. Twoje strony pozostaną w tej domenie jeszcze przez siedem dni.",
    missingNote:
      "Dodaj rekord ponownie; znajdziesz go w panelu. Jeśli właśnie zmieniono serwery nazw, może wrócić sam.",
    failedSubject: "Domena {domain} nie pokazuje już Twoich stron",
    failedText:
      "Rekordu TXT domeny {domain} brakuje od siedmiu dni. Strony organizacji {organization} nie są tam już pokazywane, a linki do nich donikąd nie prowadzą.",
    failedNote: "Dodaj rekord ponownie i zleć jego sprawdzenie w panelu: wtedy wszystko wróci.",
    takenSubject: "Domena {domain} należy teraz do innej organizacji",
    takenText:
      "Inna organizacja potwierdziła, że domena {domain} należy do niej, a rekordu organizacji {organization} już nie było. Twoje strony nie są tam pokazywane.",
    takenNote:
      "Jeśli to pomyłka, osoba zarządzająca serwerami nazw domeny może ponownie dodać Twój rekord i usunąć tamten.",
    button: "Otwórz domeny",
  },
  access: {
    button: "Sprawdź swoje logowanie",
    note: "Jeśli to nie Ty, natychmiast ustaw inne hasło, wyloguj tam inne przeglądarki i zawiadom organizację {organization}.",
    authenticatorAddedSubject: "Dodano aplikację uwierzytelniającą",
    authenticatorAddedText:
      "Dla Twojego konta w organizacji {organization} skonfigurowano aplikację uwierzytelniającą. Przy logowaniu poprosimy o kod z niej.",
    authenticatorRemovedSubject: "Usunięto aplikację uwierzytelniającą",
    authenticatorRemovedText:
      "Usunięto aplikację uwierzytelniającą Twojego konta w organizacji {organization}. Jej kody już nie działają.",
    passkeyAddedSubject: "Dodano klucz dostępu",
    passkeyAddedText: "Do Twojego konta w organizacji {organization} dodano klucz dostępu: {name}.",
    passkeyRemovedSubject: "Usunięto klucz dostępu",
    passkeyRemovedText: "Z Twojego konta w organizacji {organization} usunięto klucz dostępu: {name}.",
    codesRenewedSubject: "Masz nowe kody odzyskiwania",
    codesRenewedText:
      "Dla Twojego konta w organizacji {organization} utworzono nowe kody odzyskiwania. Poprzednie już nie działają.",
    codeUsedSubject: "Użyto kodu odzyskiwania",
    codeUsedText: "Jako drugiego kroku użyto kodu odzyskiwania Twojego konta w organizacji {organization}.",
    codesLeft: "Pozostałe kody",
    passwordSubject: "Twoje hasło zostało zmienione",
    passwordText: "Hasło do Twojego konta w organizacji {organization} zostało zmienione.",
  },
  factorsReset: {
    subject: "Zresetowano drugi krok logowania",
    text: "Administrator organizacji {organization} zresetował drugi krok logowania do Twojego konta: aplikacja uwierzytelniająca, klucze dostępu i kody odzyskiwania zostały usunięte, a konto wszędzie wylogowane.",
    button: "Zaloguj się",
    note: "Jeśli to nie Twoja prośba, natychmiast zawiadom organizację {organization}.",
  },
  known: {
    subject: "Masz już konto",
    text: "Ktoś, prawdopodobnie Ty, próbował założyć konto z tym adresem e-mail. Masz już konto w organizacji {organization}.",
    button: "Zaloguj się",
    note: "Jeśli nie pamiętasz hasła, na stronie logowania możesz poprosić o link do ustawienia nowego. Jeśli to nie Ty, zignoruj tę wiadomość.",
  },
  reply: {
    maybe: "Moja odpowiedź w kalendarzu to „może”.",
    counter: "Wolę inny termin: {when}.",
    move: "Przełóż spotkanie na ten termin: {link}",
    accepted: "Moja odpowiedź w kalendarzu to „tak”, ale nie można jej już uwzględnić.",
    declined: "Moja odpowiedź w kalendarzu to „nie”, ale nie można jej już uwzględnić.",
    delegated: "Przekazuję zaproszenie w moim kalendarzu innej osobie.",
    other: "Mój kalendarz odpowiedział za kogoś innego, co niczego tu nie zmienia.",
  },
  webhook: {
    subject: "Webhook został wyłączony",
    text: "Webhook dla {action} w organizacji {organization} został wyłączony, ponieważ jego cel nie przyjmuje powiadomień.",
    target: "Cel",
    button: "Otwórz webhooki",
    note: "Gdy cel znów będzie działać, włącz webhook ponownie i powtórz to, co się nie udało.",
  },
} satisfies Texts;
