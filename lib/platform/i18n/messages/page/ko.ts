const page = {
  previewAlt: "빈 시간이 있는 한 주, 그중 하나가 선택됨",
  loginDescription: "로그인하여 약속을 확인하고 가능 시간과 예약 페이지를 변경하세요.",
  helpDescription: "약속을 예약하는 분을 위한 답변: 변경이나 취소, 메일 찾기, 시간대 확인 방법.",
  help: "도움말",
  helpTitle: "예약 도움말",
  helpChange: "일정을 변경하거나 취소하려면?",
  helpChangeText:
    "일정에 관한 이메일의 링크를 열어 주세요. 그 페이지에서 현재 상태와 할 수 있는 작업을 모두 볼 수 있습니다.",
  helpMail: "이메일이 오지 않았어요",
  helpMailText:
    "먼저 스팸함을 확인해 주세요. 주소를 잘못 입력했다면 올바른 주소로 다시 예약하고, 만날 분에게 알려 주세요.",
  helpZone: "어느 지역의 시각인가요?",
  helpZoneText:
    "브라우저가 알려 주는 내 지역의 시각입니다. 시간대는 항상 시간 옆에 표시되며 그곳에서 바꿀 수 있습니다. 시간대가 하나뿐인 페이지는 따로 안내합니다.",
  helpNone: "맞는 시간이 없어요",
  helpNoneText: "다음 달을 보거나 나중에 다시 확인해 주세요. 누군가 취소하면 시간이 비게 됩니다.",
  helpSeen: "입력한 내용은 누가 보나요?",
  helpSeenText:
    "만날 분이 봅니다. 초대한 사람에게는 이름이 보입니다. 이메일 주소는 이 일정에 관한 메시지를 보내는 데 쓰입니다.",
  closedTitle: "현재 예약을 받지 않습니다",
  closedText: "{name}님은 현재 예약을 받지 않습니다. 이미 예약된 일정은 그대로입니다.",
  appUnknownTitle: "열 수 없는 링크입니다",
  appUnknownText:
    "링크에 있는 앱이 이 페이지와 연동되지 않거나 더 이상 없습니다. 앱 없이 페이지를 열면 {name}님과의 일정을 예약할 수 있습니다.",
  appUnknownLink: "페이지 열기",
  linkUnknownTitle: "예약할 수 없는 링크입니다",
  linkUnknownText:
    "링크의 일부가 빠졌을 수 있습니다. {name}님에게 링크를 다시 요청하거나 예약 페이지를 이용해 주세요.",
  linkUsedTitle: "이미 사용된 링크입니다",
  linkUsedText:
    "예약 횟수가 정해진 링크이며 모두 사용되었습니다. {name}님에게 다른 링크를 요청하거나 예약 페이지를 이용해 주세요.",
  linkEndedTitle: "기간이 끝난 링크입니다",
  linkEndedText:
    "이 링크로 예약할 수 있는 기간이 지났습니다. {name}님에게 다른 링크를 요청하거나 예약 페이지를 이용해 주세요.",
  linkRevokedTitle: "취소된 링크입니다",
  linkRevokedText:
    "{name}님은 이 링크로 더 이상 예약을 받지 않습니다. 예약 페이지는 계속 이용할 수 있습니다.",
  linkPublic: "예약 페이지 열기",
  offerIntro: "다음 시간이 비어 있습니다({duration}). 원하는 시간을 선택해 주세요:",
  bookedText: "감사합니다. 다음 페이지가 자동으로 열립니다. 열리지 않으면 여기에서 계속해 주세요.",
};

export default page;
