import type { Texts } from "./texts";

export default {
  booked: { subject: "Nieuwe boeking", text: "{name} heeft een afspraak met u geboekt." },
  requestedHost: {
    subject: "Nieuw verzoek",
    text: "{name} wil u graag ontmoeten. Kies een van de tijden; tot die tijd is er niets geboekt.",
  },
  requested: {
    subject: "Verzoek verzonden",
    text: "Uw verzoek is verzonden naar {host}. Er moet nog een tijd worden gekozen; tot die tijd is er niets geboekt.",
  },
  invited: { subject: "Uitnodiging", text: "{host} nodigt u uit. Geef aan welke tijden u schikken." },
  invitedHost: {
    subject: "Aangemaakt",
    text: "De afspraak is aangemaakt en alle genodigden wordt om een antwoord gevraagd.",
  },
  confirmed: { subject: "Bevestigd", text: "Uw afspraak met {people} is bevestigd." },
  changed: { subject: "Gewijzigd", text: "Uw afspraak met {people} is gewijzigd. Dit geldt nu." },
  reopened: {
    subject: "Nieuwe tijd gezocht",
    text: "Uw afspraak met {people} gaat niet door op de afgesproken tijd. Er wordt een andere gezocht.",
  },
  suggested: {
    subject: "Nieuwe voorstellen",
    text: "Er zijn nieuwe voorstellen voor uw afspraak met {people}. Geef aan welke u schikken.",
  },
  suggestedHost: {
    subject: "Nieuwe voorstellen",
    text: "Uw nieuwe voorstellen voor de afspraak met {people} zijn verzonden.",
  },
  cancelled: { subject: "Geannuleerd", text: "Uw afspraak met {people} gaat niet door." },
  declined: { subject: "Afgewezen", text: "{name} kan niet deelnemen." },
  attending: { subject: "Deelname", text: "{name} neemt deel." },
  voted: { subject: "Nieuw antwoord", text: "{name} heeft geantwoord." },
  answers: {
    subject: "Uw antwoord",
    text: "Dank u, uw antwoord is genoteerd. U kunt het wijzigen tot er een tijd is gekozen.",
  },
  unanswered: {
    subject: "Herinnering",
    text: "{host} wacht nog op uw antwoord. Geef aan welke tijden u schikken.",
  },
  closed: {
    subject: "Peiling afgelopen",
    text: "De termijn van uw peiling is voorbij en er is geen tijd bevestigd. Kies er alstublieft een.",
  },
  link: { subject: "Uw link", text: "Hier is uw persoonlijke link naar deze afspraak, zoals u vroeg." },
  message: { subject: "Nieuw bericht", text: "{name} heeft een bericht geschreven." },
  reminder: { subject: "Herinnering", text: "Uw afspraak met {people} komt eraan." },
  linked: { subject: "Link", text: "Hier is de link naar uw afspraak met {people}." },
  unlinked: {
    subject: "Nog geen link",
    text: "Er kon geen link worden gemaakt voor uw afspraak met {people}. Vraag {host} hoe u elkaar ontmoet.",
  },
  unlinkedHost: {
    subject: "Geen link gemaakt",
    text: "Er kon geen link worden gemaakt voor uw afspraak met {people}; hun is gevraagd zich tot u te wenden.",
  },
  linkFault: {
    no_account: "U hebt geen account gekoppeld dat er een maakt.",
    no_calendar: "De agenda waarin uw afspraken worden geschreven, maakt er geen.",
    access: "Uw account kan niet meer worden gebruikt: koppel het opnieuw.",
    refused: "De dienst heeft geweigerd er een te maken.",
    unanswered: "De dienst antwoordde niet.",
  },
  video: {
    subject: "Een videoaccount kan niet meer worden gebruikt",
    text: "Bookpage kan met dit account geen links meer maken. Afspraken die intussen worden geboekt, krijgen geen link.",
    account: "Account",
    button: "Opnieuw koppelen",
    note: "U krijgt dit bericht één keer, totdat het account weer werkt.",
  },
  removed: {
    subject: "Niet meer uitgenodigd",
    text: "U bent niet meer uitgenodigd voor deze afspraak met {people}.",
  },
  left: {
    subject: "Plaats geannuleerd",
    text: "U hebt uw plaats bij deze afspraak met {people} opgegeven. De afspraak gaat zonder u door.",
  },
  entryMoved: {
    subject: "Verplaatst in uw agenda",
    text: "In uw agenda staat de afspraak met {people} op een andere tijd dan hier. Voor de anderen is er nog niets veranderd; tot u zegt wat er moet gebeuren, kan niemand een van beide tijden boeken.",
    there: "In uw agenda",
    inTheWay: "In de weg",
    something: "iets anders",
  },
  entryDeleted: {
    subject: "Verwijderd uit uw agenda",
    text: "De afspraak met {people} is uit uw agenda verdwenen en gaat hier nog steeds door. Nog niemand heeft bericht gekregen: zeg wat er moet gebeuren.",
  },
  removedHost: { subject: "Overgedragen", text: "Iemand anders neemt deze afspraak met {people} over." },
  team: { text: "U ontvangt dit als admin van het team {team}; de afspraak is van {host}." },
  event: {
    with: "Met",
    open: "Afspraak openen",
    answer: "Nu antwoorden",
    choose: "Tijd kiezen",
    own: "Deze link is alleen van u. Geef hem niet door.",
    meeting: "Afspraak met {host}",
    wrote: "{name} schrijft",
    quoted: "“{text}”",
    more: "{count, plural, one {en nog # persoon} other {en nog #}}",
  },
  heading: "{what}: {title}",
  via: "{name} via {service}",
  footer: "Afspraken met Bookpage",
  someone: "Een gast",
  meetings: {
    subject: "Uw afspraken met {organization}",
    text: "Hier is de link naar al uw afspraken met {organization}. Daar kunt u ze verzetten en annuleren.",
    button: "Mijn afspraken tonen",
    note: "De link werkt 24 uur en is alleen voor u. Als u er niet om hebt gevraagd, kunt u deze e-mail negeren.",
    all: "Al uw afspraken",
  },
  waiting: {
    joined: {
      subject: "U staat op de wachtlijst",
      text: "Zodra er op deze dagen een tijd met {name} vrijkomt, bieden we u die per e-mail aan. Tot dan is er niets geboekt.",
      note: "Als u hier niet om hebt gevraagd, verlaat u de lijst met de link hieronder.",
    },
    offered: {
      subject: "Er is een tijd vrijgekomen",
      text: "U wacht op een tijd met {name}. Deze wordt tot {until} voor u vastgehouden. Er is niets geboekt totdat u boekt.",
      button: "Deze tijd boeken",
      note: "Als de tijd u niet schikt, hoeft u niets te doen: dan wordt hij aan de volgende aangeboden.",
    },
    days: "Dagen",
    leave: "De wachtlijst verlaten",
  },
  code: {
    subject: "Uw code",
    text: "Met deze code bevestigt u uw e-mailadres aan {organization}. Vul hem in op de pagina waar u gebleven was.",
    code: "Code",
    note: "De code is 15 minuten geldig. Hebt u er niet om gevraagd, dan kunt u deze e-mail negeren: er gebeurt niets.",
  },
  signup: {
    subject: "Rond uw aanmelding bij {organization} af",
    text: "Er is voor u een account bij {organization} aangemaakt. Kies een wachtwoord om te beginnen.",
    button: "Wachtwoord kiezen",
    note: "De link werkt één keer, zeven dagen lang. Verwachtte u deze e-mail niet, dan kunt u hem negeren.",
  },
  password: {
    subject: "Kies een nieuw wachtwoord",
    text: "Er is een nieuw wachtwoord aangevraagd voor uw account bij {organization}.",
    button: "Nieuw wachtwoord kiezen",
    note: "De link werkt één keer. Hebt u hem niet aangevraagd, dan kunt u deze e-mail negeren; uw wachtwoord blijft zoals het is.",
  },
  calendars: {
    subject:
      "{count, plural, one {Een agenda is al een dag niet leesbaar} other {# agenda’s zijn al een dag niet leesbaar}}",
    text: "Bookpage kan de onderstaande agenda’s van mensen bij {organization} al een dag niet lezen. De eigenaars weten ervan; zolang er niets gebeurt, kunnen ze geboekt worden op tijden waarop ze bezet zijn.",
    whose: "Van wie",
    more: "en nog {count, number}",
    button: "Alle agenda’s bekijken",
    note: "Alleen de eigenaars kunnen hun agenda’s opnieuw koppelen: de link staat in hun mail. U krijgt hooguit één zo’n mail per dag, en geen meer zodra de agenda’s weer leesbaar zijn.",
  },
  calendar: {
    subject: "Een agenda kan niet meer worden gelezen",
    text: "De server van een van uw agenda’s laat Bookpage niet meer toe. Tot de agenda weer is gekoppeld, zijn nieuwe afspraken erin onbekend en kunnen tijden worden aangeboden waarop u bezet bent.",
    calendar: "Agenda",
    button: "Agenda’s openen",
    note: "Meestal is het wachtwoord gewijzigd. Koppel de agenda opnieuw om de toegang te vernieuwen. U kunt er ook voor kiezen dat er geen tijden worden aangeboden zolang een agenda niet kan worden gelezen.",
    subjectRefused: "Een agenda neemt geen afspraken aan",
    textRefused:
      "De server van een van uw agenda’s neemt de afspraken niet aan die Bookpage erin schrijft, hoewel het steeds opnieuw wordt geprobeerd. In Bookpage staan ze toch, en wie geboekt heeft merkt er niets van.",
    noteRefused:
      "Kijk of u nog in deze agenda mag schrijven, of kies een andere voor uw afspraken. Het wordt nog enkele dagen geprobeerd.",
    textUnreachable:
      "De server van een van uw agenda’s antwoordt al meer dan een uur niet. Hij wordt steeds opnieuw gevraagd; tot hij antwoordt, zijn nieuwe afspraken in deze agenda onbekend en kunnen tijden worden aangeboden waarop u bezet bent.",
    noteUnreachable:
      "Meestal gaat dit vanzelf over en hoeft u niets te doen. Is de agenda naar een ander adres verhuisd, koppel hem dan daar.",
    textComplex:
      "Een van uw agenda’s bevat meer dan kan worden uitgerekend, zoals een afspraak die zich elke seconde herhaalt. Tot dat is verholpen, zijn nieuwe afspraken erin onbekend en kunnen tijden worden aangeboden waarop u bezet bent.",
    noteComplex:
      "Haal weg wat zich zo vaak herhaalt of zo veel datums heeft. De agenda wordt vanzelf opnieuw bekeken, steeds minder vaak; “Nu lezen” doet het meteen. U kunt er ook voor kiezen dat er geen tijden worden aangeboden zolang een agenda niet kan worden gelezen.",
  },
  calendarEmptied: {
    subject: "Er ontbreken afspraken in een agenda",
    text: "Meerdere afspraken zijn tegelijk uit een van uw agenda’s verdwenen. Ze gaan nog steeds door en niemand heeft bericht gekregen. Voor elk kunt u zeggen wat er moet gebeuren, of hem laten terugzetten.",
    calendar: "Agenda",
    button: "Tonen wat openstaat",
    note: "Is de agenda per ongeluk geleegd of opnieuw gemaakt, laat de afspraken dan terugzetten.",
  },
  invitation: {
    subject: "{inviter} nodigt u uit bij {organization}",
    subjectByKey: "Uitnodiging voor {organization}",
    subjectAgain: "Herinnering: uw uitnodiging voor {organization}",
    text: "{inviter} nodigt u uit om bij {organization} met Bookpage afspraken te maken. Kies een wachtwoord, dan is uw account klaar.",
    textByKey:
      "U bent uitgenodigd om bij {organization} met Bookpage afspraken te maken. Kies een wachtwoord, dan is uw account klaar.",
    button: "Uitnodiging aannemen",
    note: "De link is alleen voor u en werkt beperkte tijd. Verwachtte u deze e-mail niet, dan kunt u hem negeren: er gebeurt niets.",
  },
  join: {
    subject: "Bevestig uw adres voor {organization}",
    text: "Iemand, waarschijnlijk u, wil met dit adres lid worden van {organization}. Bevestig dat het van u is, dan is uw account klaar.",
    button: "Bevestigen en lid worden",
    note: "De link werkt één keer, één dag lang. Was u het niet, dan kunt u deze e-mail negeren: er wordt geen account gemaakt.",
  },
  address: {
    subject: "Bevestig uw e-mailadres",
    text: "Uw account bij {organization} heeft dit adres. Bevestig dat het van u is: vanaf dan ziet u de afspraken die anderen ermee maken.",
    button: "Adres bevestigen",
    note: "De link werkt één keer, zeven dagen lang. Weet u niets van dit account, dan kunt u deze e-mail negeren.",
  },
  addressChanged: {
    subject: "Uw account heeft een ander adres",
    text: "{organization} heeft uw account een ander e-mailadres gegeven. E-mails daarover komen niet meer hier aan.",
    note: "Klopt dat niet, vraag het dan een beheerder van {organization}.",
  },
  domain: {
    missingSubject: "Het record van {domain} is weg",
    missingText:
      "Het TXT-record dat laat zien dat {domain} van {organization} is, is er niet meer. Uw pagina’s blijven nog zeven dagen onder dit domein.",
    missingNote:
      "Voeg het record weer toe; de console toont het. Als de naamservers net zijn gewijzigd, komt het misschien vanzelf terug.",
    failedSubject: "{domain} toont uw pagina’s niet meer",
    failedText:
      "Het TXT-record van {domain} is al zeven dagen weg. De pagina’s van {organization} worden daar niet meer getoond en links ernaartoe leiden nergens heen.",
    failedNote: "Voeg het record weer toe en laat het in de console controleren: dan is alles terug.",
    takenSubject: "{domain} is nu van een andere organisatie",
    takenText:
      "Een andere organisatie heeft aangetoond dat {domain} van haar is, en het record van {organization} was er niet meer. Uw pagina’s worden daar niet getoond.",
    takenNote:
      "Als dat niet klopt, kan wie de naamservers van het domein beheert uw record weer toevoegen en het andere verwijderen.",
    button: "Domeinen openen",
  },
  access: {
    button: "Uw aanmelding bekijken",
    note: "Was u dat niet, kies dan meteen een ander wachtwoord, meld daar andere browsers af en laat het {organization} weten.",
    authenticatorAddedSubject: "Er is een authenticator-app toegevoegd",
    authenticatorAddedText:
      "Voor uw account bij {organization} is een authenticator-app ingesteld. Bij het inloggen wordt om de codes gevraagd.",
    authenticatorRemovedSubject: "Uw authenticator-app is verwijderd",
    authenticatorRemovedText:
      "De authenticator-app van uw account bij {organization} is verwijderd. De codes openen niets meer.",
    passkeyAddedSubject: "Er is een passkey toegevoegd",
    passkeyAddedText: "Aan uw account bij {organization} is een passkey toegevoegd: {name}.",
    passkeyRemovedSubject: "Er is een passkey verwijderd",
    passkeyRemovedText: "Een passkey van uw account bij {organization} is verwijderd: {name}.",
    codesRenewedSubject: "U hebt nieuwe herstelcodes",
    codesRenewedText:
      "Voor uw account bij {organization} zijn nieuwe herstelcodes gemaakt. De vorige openen niets meer.",
    codeUsedSubject: "Er is een herstelcode gebruikt",
    codeUsedText: "Iemand heeft een herstelcode van uw account bij {organization} als tweede stap gebruikt.",
    codesLeft: "Codes over",
    passwordSubject: "Uw wachtwoord is gewijzigd",
    passwordText: "Het wachtwoord van uw account bij {organization} is gewijzigd.",
  },
  factorsReset: {
    subject: "Uw tweede stap is opnieuw ingesteld",
    text: "Een beheerder van {organization} heeft de tweede stap van uw account opnieuw ingesteld: app, passkeys en herstelcodes zijn vergeten en u bent overal uitgelogd.",
    button: "Inloggen",
    note: "Als u daar niet om hebt gevraagd, meld het dan meteen aan {organization}.",
  },
  known: {
    subject: "U hebt al een account",
    text: "Iemand, waarschijnlijk u, wilde een account maken met dit e-mailadres. U hebt er al een, bij {organization}.",
    button: "Inloggen",
    note: "Als u uw wachtwoord bent vergeten, stuurt de inlogpagina u een link waarmee u een nieuw kiest. Was u het niet, dan kunt u deze e-mail negeren.",
  },
  reply: {
    maybe: "Ik heb in mijn agenda ‘misschien’ geantwoord.",
    counter: "Een ander moment past mij beter: {when}.",
    move: "Verplaats de afspraak hier: {link}",
    accepted: "Ik heb in mijn agenda toegezegd, maar het antwoord telt niet meer mee.",
    declined: "Ik heb in mijn agenda afgezegd, maar het antwoord telt niet meer mee.",
    delegated: "Ik heb de uitnodiging in mijn agenda aan iemand anders doorgegeven.",
    other: "Mijn agenda heeft voor iemand anders geantwoord; dat verandert hier niets.",
  },
  webhook: {
    subject: "Een webhook is uitgeschakeld",
    text: "De webhook voor {action} van {organization} is uitgeschakeld, omdat het doel geen leveringen aanneemt.",
    target: "Doel",
    button: "Webhooks openen",
    note: "Zodra het doel weer bereikbaar is, schakelt u de webhook in en herhaalt u wat is mislukt.",
  },
} satisfies Texts;
