import type { Texts } from "./texts";

export default {
  booked: { subject: "새 예약", text: "{name}님이 시간을 예약했습니다." },
  requestedHost: {
    subject: "새 요청",
    text: "{name}님이 만남을 요청했습니다. 시간을 하나 선택해 주세요. 그때까지는 예약되지 않습니다.",
  },
  requested: {
    subject: "요청 보냄",
    text: "{host}님에게 요청을 보냈습니다. 시간이 정해질 때까지는 예약되지 않습니다.",
  },
  invited: { subject: "초대", text: "{host}님이 초대했습니다. 가능한 시간을 알려 주세요." },
  invitedHost: {
    subject: "생성됨",
    text: "일정을 만들었습니다. 초대받은 모든 사람에게 답변을 요청합니다.",
  },
  confirmed: { subject: "확정됨", text: "일정이 확정되었습니다. 함께하는 분: {people}" },
  changed: {
    subject: "변경됨",
    text: "일정이 변경되었습니다(함께하는 분: {people}). 현재 내용은 다음과 같습니다.",
  },
  reopened: {
    subject: "새 시간 필요",
    text: "일정이 정해진 시간에 진행되지 않으며, 새 시간을 정하고 있습니다. 함께하는 분: {people}",
  },
  suggested: {
    subject: "새 제안",
    text: "일정에 새 제안이 있습니다. 가능한 것을 알려 주세요. 함께하는 분: {people}",
  },
  suggestedHost: {
    subject: "새 제안",
    text: "일정에 대한 새 제안을 보냈습니다. 함께하는 분: {people}",
  },
  cancelled: { subject: "취소됨", text: "일정이 취소되었습니다. 함께하는 분: {people}" },
  declined: { subject: "불참", text: "{name}님이 참석할 수 없습니다." },
  attending: { subject: "참석", text: "{name}님이 참석합니다." },
  voted: { subject: "새 답변", text: "{name}님이 답했습니다." },
  answers: {
    subject: "내 답변",
    text: "감사합니다. 답변이 기록되었습니다. 시간이 정해질 때까지 바꿀 수 있습니다.",
  },
  unanswered: {
    subject: "알림",
    text: "{host}님이 아직 답변을 기다리고 있습니다. 가능한 시간을 알려 주세요.",
  },
  closed: { subject: "투표 종료", text: "투표가 마감되었지만 확정된 시간이 없습니다. 시간을 선택해 주세요." },
  link: { subject: "내 링크", text: "요청하신 이 일정의 전용 링크입니다." },
  message: { subject: "새 메시지", text: "{name}님이 메시지를 남겼습니다." },
  reminder: { subject: "알림", text: "일정이 다가오고 있습니다. 함께하는 분: {people}" },
  linked: { subject: "링크", text: "일정의 링크입니다. 함께하는 분: {people}" },
  unlinked: {
    subject: "아직 링크 없음",
    text: "일정의 링크를 만들지 못했습니다(함께하는 분: {people}). 어떻게 만날지 {host}님에게 문의해 주세요.",
  },
  unlinkedHost: {
    subject: "링크를 만들지 못했습니다",
    text: "일정의 링크를 만들지 못했습니다(함께하는 분: {people}). 상대방에게 직접 문의하도록 안내했습니다.",
  },
  linkFault: {
    no_account: "링크를 만들 수 있는 계정이 연결되어 있지 않습니다.",
    no_calendar: "일정을 기록하는 캘린더가 링크를 만들지 않습니다.",
    access: "계정을 더 이상 사용할 수 없습니다. 다시 연결해 주세요.",
    refused: "서비스가 링크 생성을 거부했습니다.",
    unanswered: "서비스가 응답하지 않았습니다.",
  },
  video: {
    subject: "화상 회의 계정을 사용할 수 없습니다",
    text: "Bookpage가 이 계정으로 더 이상 링크를 만들 수 없습니다. 그동안 예약된 일정에는 링크가 없습니다.",
    account: "계정",
    button: "다시 연결",
    note: "이 메시지는 계정이 복구될 때까지 한 번만 보냅니다.",
  },
  removed: {
    subject: "초대 취소",
    text: "이 일정의 초대가 취소되었습니다. 함께하는 분: {people}",
  },
  left: {
    subject: "자리가 취소되었습니다",
    text: "이 일정의 자리를 취소했습니다(함께하는 분: {people}). 일정은 그대로 진행됩니다.",
  },
  entryMoved: {
    subject: "캘린더에서 시간이 변경됨",
    text: "캘린더의 일정 시간이 여기와 다릅니다(함께하는 분: {people}). 다른 사람에게는 아직 바뀐 것이 없습니다. 어떻게 할지 정할 때까지 두 시간 모두 예약할 수 없습니다.",
    there: "캘린더의 시간",
    inTheWay: "겹치는 일정",
    something: "다른 일정",
  },
  entryDeleted: {
    subject: "캘린더에서 삭제됨",
    text: "일정이 캘린더에서 사라졌지만 여기에서는 그대로 진행됩니다(함께하는 분: {people}). 아직 아무에게도 알리지 않았습니다. 어떻게 할지 정해 주세요.",
  },
  removedHost: {
    subject: "담당자 변경",
    text: "이제부터 다른 사람이 이 일정을 맡습니다. 함께하는 분: {people}",
  },
  team: { text: "{team} 팀의 관리자로서 받는 메일입니다. 일정 담당자는 {host}님입니다." },
  event: {
    with: "함께하는 분",
    open: "일정 열기",
    answer: "답변하기",
    choose: "시간 선택",
    own: "이 링크는 본인 전용입니다. 다른 사람에게 전달하지 마세요.",
    meeting: "{host}님과의 일정",
    wrote: "{name}님의 메시지",
    quoted: "“{text}”",
    more: "{count, plural, other {외 #명}}",
  },
  heading: "{what}: {title}",
  via: "{name}({service} 이용)",
  footer: "Bookpage로 일정 잡기",
  someone: "참석자",
  meetings: {
    subject: "{organization} 일정",
    text: "{organization}에서 잡은 내 모든 일정의 링크입니다. 그곳에서 변경하거나 취소할 수 있습니다.",
    button: "내 일정 보기",
    note: "링크는 24시간 동안 유효하며 본인 전용입니다. 요청하지 않으셨다면 이 메일을 무시해 주세요.",
    all: "내 일정 모두 보기",
  },
  waiting: {
    joined: {
      subject: "대기 목록에 등록되었습니다",
      text: "이 날짜에 {name}님의 시간이 비면 바로 이메일로 알려 드립니다. 그때까지는 예약되지 않습니다.",
      note: "요청하지 않으셨다면 아래 링크로 목록에서 나가 주세요.",
    },
    offered: {
      subject: "빈 시간이 생겼습니다",
      text: "기다리시던 {name}님의 시간입니다. {until}까지 확보됩니다. 직접 예약하셔야 예약이 완료됩니다.",
      button: "이 시간 예약",
      note: "맞지 않으면 아무것도 하지 않으셔도 됩니다. 다음 분에게 안내됩니다.",
    },
    days: "날짜",
    leave: "대기 목록에서 나가기",
  },
  code: {
    subject: "확인 코드",
    text: "{organization}에서 이메일 주소를 확인하는 코드입니다. 진행하던 페이지에 입력해 주세요.",
    code: "코드",
    note: "15분 동안 유효합니다. 요청하지 않으셨다면 이 메일을 무시해 주세요. 아무 일도 일어나지 않습니다.",
  },
  signup: {
    subject: "{organization} 가입을 완료해 주세요",
    text: "{organization}에 계정이 만들어졌습니다. 비밀번호를 설정하고 시작해 주세요.",
    button: "비밀번호 설정",
    note: "링크는 7일 안에 한 번만 사용할 수 있습니다. 예상하지 못한 메일이라면 무시해 주세요.",
  },
  password: {
    subject: "새 비밀번호 설정",
    text: "{organization} 계정의 새 비밀번호 설정이 요청되었습니다.",
    button: "새 비밀번호 설정",
    note: "링크는 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 그대로입니다.",
  },
  calendars: {
    subject: "{count, plural, other {캘린더 #개를 하루 동안 읽지 못했습니다}}",
    text: "Bookpage가 아래 캘린더를 하루 동안 읽지 못했습니다. {organization} 구성원의 캘린더이며, 소유자에게 알렸습니다. 이대로 두면 다른 일정이 있는 시간에 예약될 수 있습니다.",
    whose: "소유자",
    more: "외 {count, number}개",
    button: "모든 캘린더 보기",
    note: "캘린더는 소유자만 다시 연결할 수 있으며, 링크는 소유자가 받은 메일에 있습니다. 이 메일은 하루에 한 번까지만 보내며, 캘린더를 읽을 수 있게 되면 보내지 않습니다.",
  },
  calendar: {
    subject: "캘린더를 더 이상 읽을 수 없습니다",
    text: "캘린더 하나의 서버가 더 이상 Bookpage의 접근을 허용하지 않습니다. 다시 연결할 때까지 새 일정을 알 수 없어, 다른 일정이 있는 시간이 예약 가능으로 표시될 수 있습니다.",
    calendar: "캘린더",
    button: "캘린더 열기",
    note: "대개 비밀번호 변경이 원인입니다. 캘린더를 다시 연결해 접근 권한을 갱신해 주세요. 캘린더를 읽을 수 없는 동안 시간을 제공하지 않도록 설정할 수도 있습니다.",
    subjectRefused: "캘린더에 일정을 기록할 수 없습니다",
    textRefused:
      "여러 번 시도했지만 캘린더 하나의 서버가 Bookpage의 일정을 받지 않습니다. 일정은 Bookpage에 그대로 있으며, 예약한 분에게는 영향이 없습니다.",
    noteRefused:
      "이 캘린더에 쓰기 권한이 있는지 확인하거나 일정을 기록할 다른 캘린더를 선택해 주세요. 며칠 동안 계속 다시 시도합니다.",
    textUnreachable:
      "캘린더 하나의 서버가 한 시간 넘게 응답하지 않습니다. 계속 다시 시도하지만, 응답할 때까지 이 캘린더의 새 일정을 알 수 없어 다른 일정이 있는 시간이 예약 가능으로 표시될 수 있습니다.",
    noteUnreachable:
      "대개 저절로 해결되며 아무것도 하지 않아도 됩니다. 캘린더의 주소가 바뀌었다면 새 주소로 연결해 주세요.",
    textComplex:
      "캘린더 하나에 매초 반복되는 일정처럼 처리할 수 없는 내용이 있습니다. 해결될 때까지 이 캘린더의 새 일정을 알 수 없어, 다른 일정이 있는 시간이 예약 가능으로 표시될 수 있습니다.",
    noteComplex:
      "너무 자주 반복되거나 날짜가 너무 많은 일정을 지워 주세요. 캘린더는 점점 긴 간격으로 자동 확인되며, 콘솔에서 바로 읽을 수도 있습니다. 캘린더를 읽을 수 없는 동안 시간을 제공하지 않도록 설정할 수도 있습니다.",
  },
  calendarEmptied: {
    subject: "캘린더에서 일정이 사라졌습니다",
    text: "캘린더 하나에서 여러 일정이 한꺼번에 사라졌습니다. 일정은 그대로 진행되며 아무에게도 알리지 않았습니다. 일정마다 어떻게 할지 정하거나 캘린더에 되돌릴 수 있습니다.",
    calendar: "캘린더",
    button: "남은 일정 보기",
    note: "실수로 캘린더를 비웠거나 복원했다면 일정을 되돌려 주세요.",
  },
  invitation: {
    subject: "{inviter}님이 {organization}에 초대했습니다",
    subjectByKey: "{organization}에 초대되었습니다",
    subjectAgain: "알림: {organization} 초대",
    text: "{inviter}님이 {organization}에서 Bookpage로 일정을 잡도록 초대했습니다. 비밀번호를 설정하면 계정을 바로 사용할 수 있습니다.",
    textByKey:
      "{organization}에서 Bookpage로 일정을 잡도록 초대되었습니다. 비밀번호를 설정하면 계정을 바로 사용할 수 있습니다.",
    button: "초대 수락",
    note: "링크는 본인 전용이며 정해진 기간 동안만 유효합니다. 예상하지 못한 메일이라면 무시해 주세요. 아무 일도 일어나지 않습니다.",
  },
  join: {
    subject: "{organization}에서 쓸 주소를 확인해 주세요",
    text: "누군가 이 주소로 {organization}에 참여하려고 합니다. 본인의 주소임을 확인하면 계정을 바로 사용할 수 있습니다.",
    button: "확인하고 참여하기",
    note: "링크는 하루 안에 한 번만 사용할 수 있습니다. 본인이 아니라면 이 메일을 무시해 주세요. 계정은 만들어지지 않습니다.",
  },
  address: {
    subject: "이메일 주소를 확인해 주세요",
    text: "{organization} 계정에 이 주소가 등록되어 있습니다. 본인의 주소임을 확인하면 다른 사람이 이 주소로 잡은 일정이 표시됩니다.",
    button: "주소 확인",
    note: "링크는 7일 안에 한 번만 사용할 수 있습니다. 모르는 계정이라면 이 메일을 무시해 주세요.",
  },
  addressChanged: {
    subject: "계정의 주소가 변경되었습니다",
    text: "{organization}에서 계정의 이메일 주소를 변경했습니다. 계정에 관한 메일은 더 이상 이 주소로 오지 않습니다.",
    note: "잘못된 것이라면 {organization} 관리자에게 문의해 주세요.",
  },
  domain: {
    missingSubject: "{domain} 레코드가 사라졌습니다",
    missingText:
      "{domain} 도메인이 {organization} 소유임을 보여 주는 TXT 레코드가 더 이상 없습니다. 페이지는 앞으로 7일 동안 이 도메인에 유지됩니다.",
    missingNote:
      "레코드를 다시 추가해 주세요. 내용은 콘솔에 있습니다. 네임 서버를 방금 변경했다면 저절로 복구될 수 있습니다.",
    failedSubject: "{domain} 도메인에 페이지가 표시되지 않습니다",
    failedText:
      "{domain} 도메인의 TXT 레코드가 7일 동안 없습니다. {organization} 페이지는 더 이상 이 도메인에 표시되지 않으며, 링크도 열리지 않습니다.",
    failedNote: "레코드를 다시 추가하고 콘솔에서 확인해 주세요. 그러면 모두 복구됩니다.",
    takenSubject: "{domain} 도메인이 다른 조직의 것이 되었습니다",
    takenText:
      "다른 조직이 {domain} 도메인의 소유를 증명했고, {organization} 레코드는 더 이상 없었습니다. 이 도메인에는 페이지가 표시되지 않습니다.",
    takenNote:
      "잘못된 것이라면 도메인의 네임 서버를 관리하는 사람이 레코드를 다시 추가하고 다른 레코드를 지울 수 있습니다.",
    button: "도메인 열기",
  },
  access: {
    button: "로그인 설정 보기",
    note: "본인이 아니라면 즉시 비밀번호를 바꾸고, 그곳에서 다른 브라우저를 로그아웃한 후 {organization}에 알려 주세요.",
    authenticatorAddedSubject: "인증 앱이 추가되었습니다",
    authenticatorAddedText:
      "{organization} 계정에 인증 앱이 설정되었습니다. 로그인할 때 앱의 코드가 필요합니다.",
    authenticatorRemovedSubject: "인증 앱이 삭제되었습니다",
    authenticatorRemovedText:
      "{organization} 계정의 인증 앱이 삭제되었습니다. 앱의 코드는 더 이상 쓸 수 없습니다.",
    passkeyAddedSubject: "패스키가 추가되었습니다",
    passkeyAddedText: "{organization} 계정에 패스키가 추가되었습니다: {name}",
    passkeyRemovedSubject: "패스키가 삭제되었습니다",
    passkeyRemovedText: "{organization} 계정의 패스키가 삭제되었습니다: {name}",
    codesRenewedSubject: "새 복구 코드가 생성되었습니다",
    codesRenewedText:
      "{organization} 계정에 새 복구 코드가 생성되었습니다. 이전 코드는 더 이상 쓸 수 없습니다.",
    codeUsedSubject: "복구 코드가 사용되었습니다",
    codeUsedText: "{organization} 계정의 2단계 인증에 복구 코드가 사용되었습니다.",
    codesLeft: "남은 코드",
    passwordSubject: "비밀번호가 변경되었습니다",
    passwordText: "{organization} 계정의 비밀번호가 변경되었습니다.",
  },
  factorsReset: {
    subject: "2단계 인증이 초기화되었습니다",
    text: "{organization} 관리자가 계정의 2단계 인증을 초기화했습니다. 인증 앱, 패스키, 복구 코드가 모두 지워졌으며 모든 기기에서 로그아웃되었습니다.",
    button: "로그인",
    note: "요청하지 않으셨다면 즉시 {organization}에 알려 주세요.",
  },
  known: {
    subject: "이미 계정이 있습니다",
    text: "누군가 이 이메일 주소로 계정을 만들려고 했습니다. 이미 {organization} 계정이 있습니다.",
    button: "로그인",
    note: "비밀번호를 잊으셨다면 로그인 페이지에서 새 비밀번호를 설정할 링크를 받을 수 있습니다. 본인이 아니라면 이 메일을 무시해 주세요.",
  },
  reply: {
    maybe: "캘린더에서 “미정”으로 답했습니다.",
    counter: "다른 시간이 더 좋겠습니다: {when}.",
    move: "이 시간으로 일정 변경: {link}",
    accepted: "캘린더에서 수락했지만, 더 이상 답변을 반영할 수 없습니다.",
    declined: "캘린더에서 거절했지만, 더 이상 답변을 반영할 수 없습니다.",
    delegated: "캘린더에서 초대를 다른 사람에게 넘겼습니다.",
    other: "캘린더가 다른 사람을 대신해 답했으며, 여기에서는 바뀌는 것이 없습니다.",
  },
  webhook: {
    subject: "웹훅이 중지되었습니다",
    text: "대상이 전송을 받지 않아 {organization}의 {action} 웹훅이 중지되었습니다.",
    target: "대상",
    button: "웹훅 열기",
    note: "대상이 복구되면 웹훅을 다시 켜고 실패한 전송을 재시도해 주세요.",
  },
} satisfies Texts;
