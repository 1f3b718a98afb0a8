// Made by tools/generate-forms.ts from packages/contract. Do not edit.
import type { FormShape } from './form-shape.ts';

export const documentsAdminRefuseForm = {
  reason: {"kind":"choice","choices":["unreadable","wrong_kind","name_differs","number_differs","expired","selfie_differs","not_accepted"]},
} as const satisfies FormShape;

export const factorResetsRequestForm = {
  reason: {"kind":"text","min":3,"max":140},
  withPayment: {"kind":"flag"},
} as const satisfies FormShape;

export const factorResetsExecuteForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const factorResetsCancelForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const feedbackAdminAnswerForm = {
  answer: {"kind":"text","min":3,"max":1000},
} as const satisfies FormShape;

export const identitiesAdminUnlinkForm = {
  reason: {"kind":"text","min":0,"max":4096},
} as const satisfies FormShape;

export const alertRulesAdminChangeEmailForm = {
  email: {"kind":"text","min":0,"max":254},
} as const satisfies FormShape;

export const alertRulesAdminConfirmEmailForm = {
  code: {"kind":"text","min":0,"max":255},
} as const satisfies FormShape;

export const alertRulesAdminRequestForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const careActForm = {
  kind: {"kind":"choice","choices":["care_message","call_noted","limit_proposed","break_offered","closed"]},
  note: {"kind":"text","min":3,"max":500},
} as const satisfies FormShape;

export const casesDecideForm = {
  state: {"kind":"choice","choices":["cleared","reported"]},
  note: {"kind":"text","min":3,"max":500},
} as const satisfies FormShape;

export const screeningListsImportForm = {
  text: {"kind":"text","min":1,"max":4000000},
} as const satisfies FormShape;

export const casesNoteForm = {
  note: {"kind":"text","min":3,"max":500},
} as const satisfies FormShape;

export const casesOpenForm = {
  note: {"kind":"text","min":3,"max":500},
} as const satisfies FormShape;

export const configurationAdminImportForm = {
  file: {"kind":"text","min":0,"max":2000000},
  basis: {"kind":"text","min":0,"max":100},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const configurationAdminPreviewImportForm = {
  file: {"kind":"text","min":0,"max":2000000},
} as const satisfies FormShape;

export const lotteryCorrectionsConfirmForm = {
  totpCode: {"kind":"text","min":1,"max":255},
} as const satisfies FormShape;

export const lotteryCorrectionsRequestForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const membersAdminFreezeForm = {
  reason: {"kind":"text","min":3,"max":140},
  until: {"kind":"moment","nullable":true},
  revision: {"kind":"text","min":1,"max":null,"nullable":true},
} as const satisfies FormShape;

export const membersAdminSetTagsForm = {
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const membersAdminUnfreezeForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const membersAdminWriteNoteForm = {
  text: {"kind":"text","min":1,"max":1000},
} as const satisfies FormShape;

export const responsibleGamingAdminStartExclusionForm = {
  length: {"kind":"choice","choices":["day","week","month","six_weeks","half_year","year","five_years","for_ever"]},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const responsibleGamingAdminDecreaseLimitForm = {
  kind: {"kind":"choice","choices":["deposit","loss","stake","time"]},
  period: {"kind":"choice","choices":["day","week","month"]},
  amount: {"kind":"text","min":1,"max":null},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const responsibleGamingAdminRecordUnderAgeForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const profileAdminUpdateForm = {
  payeeName: {"kind":"text","min":0,"max":16384},
  birthday: {"kind":"text","min":0,"max":16384},
  revision: {"kind":"text","min":1,"max":null},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const withdrawalsAdminFailForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const settingsAdminUpdateForm = {
  brandName: {"kind":"texts","min":1,"max":40},
  logo: {"kind":"text","min":0,"max":200},
  merchant: {"kind":"text","min":2,"max":32},
  registrationOpen: {"kind":"flag"},
  usernameRegistration: {"kind":"flag"},
  freePlay: {"kind":"flag"},
  captchaOnRegistration: {"kind":"flag"},
  loginToHome: {"kind":"flag"},
  forcePasswordChange: {"kind":"flag"},
  passwordExpiryDays: {"kind":"number","min":0,"max":3650},
  humanCheck: {"kind":"choice","choices":["work","geetest"]},
  geetestCaptchaId: {"kind":"text","min":0,"max":null},
  mobileRegistration: {"kind":"flag"},
  mobileAndPasswordRegistration: {"kind":"flag"},
  smsVerification: {"kind":"flag"},
  phoneCodesFrom: {"kind":"choice","choices":["house","firebase"]},
  mobileCodeLogin: {"kind":"flag"},
  smsDailyMax: {"kind":"number","min":0,"max":1000000},
  payoutConfirmMinutes: {"kind":"number","min":5,"max":10080},
  payoutSecondFrom: {"kind":"number","min":0,"max":10000000},
  payoutProofRequired: {"kind":"flag"},
  turnoverHundredths: {"kind":"number","min":0,"max":100},
  unverifiedPayoutMax: {"kind":"number","min":0,"max":10000000},
  diligenceTakaFrom: {"kind":"number","min":0,"max":10000000},
  diligencePlayFrom: {"kind":"number","min":0,"max":10000000},
  payoutUsualHours: {"kind":"number","min":1,"max":168},
  digits: {"kind":"choice","choices":["latn","beng"]},
  grouping: {"kind":"choice","choices":["lakh","western"]},
  weekStart: {"kind":"choice","choices":["saturday","sunday","monday"]},
  defaultLanguage: {"kind":"choice","choices":["bn","en","ar","my","zh","fr","hi","id","ja","kk","km","ko","lo","ms","ne","fa","pt","ru","es","sw","tl","ta","te","th","tr","ur","uz","vi"]},
  moneyMode: {"kind":"choice","choices":["play","real"]},
  minimumAge: {"kind":"number","min":18,"max":99},
  gtagId: {"kind":"text","min":0,"max":null},
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const withdrawalsAdminRecordPaymentForm = {
  trxId: {"kind":"text","min":0,"max":40},
  proof: {"kind":"text","min":0,"max":200},
} as const satisfies FormShape;

export const withdrawalsAdminRejectForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const operatorsAdminDisableForm = {
  totpCode: {"kind":"text","min":1,"max":255},
} as const satisfies FormShape;

export const operatorsAdminEnableForm = {
  totpCode: {"kind":"text","min":1,"max":255},
} as const satisfies FormShape;

export const operatorsAdminInviteForm = {
  totpCode: {"kind":"text","min":1,"max":255},
  username: {"kind":"text","min":3,"max":32},
} as const satisfies FormShape;

export const operatorsAdminResetFactorForm = {
  totpCode: {"kind":"text","min":1,"max":255},
} as const satisfies FormShape;

export const operatorsAdminRevokeLinkForm = {
  totpCode: {"kind":"text","min":1,"max":255},
} as const satisfies FormShape;

export const payoutRulesRequestForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const reportOrdersChangeEmailForm = {
  email: {"kind":"text","min":0,"max":254},
} as const satisfies FormShape;

export const reportOrdersConfirmEmailForm = {
  code: {"kind":"text","min":0,"max":255},
} as const satisfies FormShape;

export const reportOrdersCreateForm = {
  dimension: {"kind":"choice","choices":["all","product","game","vendor","channel","affiliate","country"]},
  currency: {"kind":"choice","choices":["PLAY","BDT"]},
  period: {"kind":"choice","choices":["day","week","month"]},
  hour: {"kind":"number","min":0,"max":23},
} as const satisfies FormShape;

export const reportOrdersPauseForm = {
  isPaused: {"kind":"flag"},
} as const satisfies FormShape;

export const rolesRequestForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const settingRequestsRequestForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const productsAdminReopenForm = {
  name: {"kind":"text","min":3,"max":80},
} as const satisfies FormShape;

export const broadcastsAdminPreviewForm = {
  purpose: {"kind":"choice","choices":["service","offer"]},
} as const satisfies FormShape;

export const broadcastTemplatesAdminSaveForm = {
  name: {"kind":"text","min":1,"max":60},
  title: {"kind":"texts","min":1,"max":80},
  body: {"kind":"texts","min":1,"max":1000},
  revision: {"kind":"text","min":1,"max":null,"nullable":true},
} as const satisfies FormShape;

export const broadcastsAdminSendForm = {
  title: {"kind":"texts","min":1,"max":80},
  body: {"kind":"texts","min":1,"max":1000},
  purpose: {"kind":"choice","choices":["service","offer"]},
} as const satisfies FormShape;

export const promotionsAdminCreateForm = {
  title: {"kind":"texts","min":1,"max":80},
  summary: {"kind":"texts","min":1,"max":200},
  content: {"kind":"texts","min":0,"max":20000},
  category: {"kind":"choice","choices":["new_player","deposit","games","event","community"]},
  kind: {"kind":"choice","choices":["information","claim","apply","deposit"]},
  audience: {"kind":"choice","choices":["everyone","visitors","members","agents"]},
  amount: {"kind":"text","min":1,"max":null,"nullable":true},
  target: {"kind":"text","min":1,"max":null,"nullable":true},
  budget: {"kind":"text","min":1,"max":null,"nullable":true},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
} as const satisfies FormShape;

export const promotionsAdminUpdateForm = {
  title: {"kind":"texts","min":1,"max":80},
  summary: {"kind":"texts","min":1,"max":200},
  content: {"kind":"texts","min":0,"max":20000},
  category: {"kind":"choice","choices":["new_player","deposit","games","event","community"]},
  kind: {"kind":"choice","choices":["information","claim","apply","deposit"]},
  audience: {"kind":"choice","choices":["everyone","visitors","members","agents"]},
  amount: {"kind":"text","min":1,"max":null,"nullable":true},
  target: {"kind":"text","min":1,"max":null,"nullable":true},
  budget: {"kind":"text","min":1,"max":null,"nullable":true},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const applicationsAdminRejectForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const adjustmentsAdminRequestForm = {
  currency: {"kind":"choice","choices":["PLAY","BDT"]},
  amount: {"kind":"text","min":1,"max":null},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const debtsAdminRequestForgivenessForm = {
  currency: {"kind":"choice","choices":["PLAY","BDT","TRIAL"]},
  amount: {"kind":"text","min":1,"max":null},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const depositChannelsRequestChannelForm = {
  gateway: {"kind":"choice","choices":["manual-bkash","manual-nagad","manual-rocket","manual-upay","manual-bank","bkash","sslcommerz"]},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const depositChannelsRequestTermsForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const depositChannelsSwitchForm = {
  enabled: {"kind":"flag"},
} as const satisfies FormShape;

export const depositsAdminRecordRefundForm = {
  trxId: {"kind":"text","min":0,"max":40},
} as const satisfies FormShape;

export const depositsAdminRequestDecisionForm = {
  act: {"kind":"choice","choices":["credit","refund","reject"]},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const depositsAdminRequestRefundForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const levelLimitsRequestForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const manualDepositsLinkLineForm = {
  trxId: {"kind":"text","min":0,"max":40},
} as const satisfies FormShape;

export const manualDepositsRecordReceiptForm = {
  received: {"kind":"text","min":1,"max":null},
  trxId: {"kind":"text","min":0,"max":40},
} as const satisfies FormShape;

export const manualDepositsRejectForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const payoutDisputesConfirmRepeatForm = {
  trxId: {"kind":"text","min":0,"max":40},
  proof: {"kind":"text","min":0,"max":200},
} as const satisfies FormShape;

export const payoutDisputesRefuseForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const payoutDisputesRequestRepeatForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const payoutFeesRequestForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const statementsImportForm = {
  channel: {"kind":"text","min":1,"max":null},
  dryRun: {"kind":"flag"},
} as const satisfies FormShape;

export const statementsReadColumnsForm = {
  channel: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const withdrawalTermsRequestForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const lotteryAdminAddForm = {
  code: {"kind":"text","min":2,"max":24},
  basedOn: {"kind":"text","min":2,"max":24},
  titleBn: {"kind":"text","min":1,"max":80},
  titleEn: {"kind":"text","min":1,"max":80},
} as const satisfies FormShape;

export const gameDeskRequestLimitsForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const gameDeskRequestVoidForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const gamesAdminUpdateForm = {
  titleBn: {"kind":"text","min":1,"max":80},
  titleEn: {"kind":"text","min":1,"max":80},
  picture: {"kind":"text","min":1,"max":null},
  isHot: {"kind":"flag"},
  sort: {"kind":"number","min":0,"max":1000000},
  gameClassify: {"kind":"choice","choices":["SLOT","JACKPOT","ARCADE","CRASH","DICE","TABLE","CARD","SCRATCH","OTHER"],"nullable":true},
  minBet: {"kind":"text","min":1,"max":null,"nullable":true},
  minLineNum: {"kind":"number","min":1,"max":100000,"nullable":true},
  state: {"kind":"choice","choices":["open","maintenance","closed"]},
  maintenanceEndsAt: {"kind":"moment","nullable":true},
  winMax: {"kind":"text","min":1,"max":null,"nullable":true},
  opensVendorList: {"kind":"flag"},
  accountType: {"kind":"choice","choices":["TCG_SEA","TCG_LOTTO_VN"],"nullable":true},
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const gamesAdminImportForm = {
  vendor: {"kind":"text","min":2,"max":24},
  format: {"kind":"choice","choices":["json","csv"]},
  text: {"kind":"text","min":1,"max":900000},
  dryRun: {"kind":"flag"},
} as const satisfies FormShape;

export const gamesAdminSwitchForm = {
  open: {"kind":"flag"},
} as const satisfies FormShape;

export const jackpotsRequestRulesForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const lotteryAdminBlockNumbersForm = {
  play: {"kind":"text","min":0,"max":40},
  lastIssue: {"kind":"text","min":0,"max":24,"nullable":true},
} as const satisfies FormShape;

export const lotteryAdminUpdateTimetableForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
} as const satisfies FormShape;

export const lotteryAdminRequestBlocksForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const lotteryAdminRequestTermsForm = {
  version: {"kind":"number","min":0,"max":9007199254740991},
  series: {"kind":"number","min":1000,"max":1980},
  rebateMax: {"kind":"number","min":0,"max":980},
  stakeUnit: {"kind":"choice","choices":["lots","points"]},
  stakeMin: {"kind":"text","min":1,"max":null},
  stakeMax: {"kind":"text","min":1,"max":null},
  payoutMax: {"kind":"text","min":1,"max":null},
  exposureMax: {"kind":"text","min":1,"max":null,"nullable":true},
  memberStakeMax: {"kind":"text","min":1,"max":null,"nullable":true},
  linesMax: {"kind":"number","min":1,"max":100000},
  drawSource: {"kind":"choice","choices":["own","official"]},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const lotteryCallOffsCallOffForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const lotteryCallOffsRequestForm = {
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const vendorRoundsAdminRequestForm = {
  act: {"kind":"choice","choices":["end","refund"]},
  reason: {"kind":"text","min":3,"max":140},
} as const satisfies FormShape;

export const vendorsAdminCreateForm = {
  code: {"kind":"text","min":2,"max":24},
  vassalage: {"kind":"text","min":2,"max":24},
  wallet: {"kind":"choice","choices":["seamless","transfer"]},
  publicKey: {"kind":"text","min":100,"max":20000},
  titleBn: {"kind":"text","min":1,"max":40},
  titleEn: {"kind":"text","min":1,"max":40},
  address: {"kind":"text","min":1,"max":200},
  operatorId: {"kind":"number","min":0,"max":2147483647},
  callsPerMinute: {"kind":"number","min":1,"max":1000000},
  winMax: {"kind":"text","min":1,"max":null},
  bonusMax: {"kind":"text","min":1,"max":null},
  picture: {"kind":"text","min":1,"max":null,"nullable":true},
} as const satisfies FormShape;

export const vendorsAdminCreateKeyForm = {
  publicKey: {"kind":"text","min":100,"max":20000},
} as const satisfies FormShape;

export const vendorsAdminUpdateForm = {
  titleBn: {"kind":"text","min":1,"max":40},
  titleEn: {"kind":"text","min":1,"max":40},
  address: {"kind":"text","min":1,"max":200},
  operatorId: {"kind":"number","min":0,"max":2147483647},
  callsPerMinute: {"kind":"number","min":1,"max":1000000},
  winMax: {"kind":"text","min":1,"max":null},
  bonusMax: {"kind":"text","min":1,"max":null},
  picture: {"kind":"text","min":1,"max":null,"nullable":true},
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const vendorsAdminSwitchForm = {
  open: {"kind":"flag"},
} as const satisfies FormShape;

export const announcementsAdminCreateForm = {
  type: {"kind":"choice","choices":["B","PL","PU","PR","H"]},
  title: {"kind":"texts","min":1,"max":120},
  content: {"kind":"texts","min":0,"max":20000},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
  sort: {"kind":"number","min":0,"max":9999},
} as const satisfies FormShape;

export const announcementsAdminUpdateForm = {
  type: {"kind":"choice","choices":["B","PL","PU","PR","H"]},
  title: {"kind":"texts","min":1,"max":120},
  content: {"kind":"texts","min":0,"max":20000},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
  sort: {"kind":"number","min":0,"max":9999},
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const bannersAdminCreateForm = {
  groupName: {"kind":"choice","choices":["w_home","w_rng","w_live","w_fish","w_pvp","w_sports","w_esports","w_lott","w_down","w_promotion","w_shop","w_help","w_reg","w_inhouse"]},
  picture: {"kind":"text","min":1,"max":null},
  picturePhone: {"kind":"text","min":1,"max":null},
  title: {"kind":"texts","min":1,"max":80},
  kicker: {"kind":"texts","min":0,"max":60},
  deal: {"kind":"texts","min":0,"max":140},
  action: {"kind":"texts","min":0,"max":24},
  linkageType: {"kind":"choice","choices":["route","promotion","game","outside","none"]},
  linkageTarget: {"kind":"text","min":0,"max":300},
  tone: {"kind":"choice","choices":["rani","river","leaf","night"]},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
} as const satisfies FormShape;

export const bannersAdminUpdateForm = {
  groupName: {"kind":"choice","choices":["w_home","w_rng","w_live","w_fish","w_pvp","w_sports","w_esports","w_lott","w_down","w_promotion","w_shop","w_help","w_reg","w_inhouse"]},
  picture: {"kind":"text","min":1,"max":null},
  picturePhone: {"kind":"text","min":1,"max":null},
  title: {"kind":"texts","min":1,"max":80},
  kicker: {"kind":"texts","min":0,"max":60},
  deal: {"kind":"texts","min":0,"max":140},
  action: {"kind":"texts","min":0,"max":24},
  linkageType: {"kind":"choice","choices":["route","promotion","game","outside","none"]},
  linkageTarget: {"kind":"text","min":0,"max":300},
  tone: {"kind":"choice","choices":["rani","river","leaf","night"]},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const bannersAdminReorderForm = {
  groupName: {"kind":"choice","choices":["w_home","w_rng","w_live","w_fish","w_pvp","w_sports","w_esports","w_lott","w_down","w_promotion","w_shop","w_help","w_reg","w_inhouse"]},
} as const satisfies FormShape;

export const supportAdminUpdateChannelForm = {
  csType: {"kind":"choice","choices":["LIVECHAT","WHATSAPP","TELEGRAM","FACEBOOK","VIP"]},
  url: {"kind":"text","min":0,"max":500},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
  sort: {"kind":"number","min":0,"max":9999},
  revision: {"kind":"text","min":1,"max":null,"nullable":true},
} as const satisfies FormShape;

export const supportAdminUpdateHostsForm = {
  revision: {"kind":"text","min":1,"max":null},
} as const satisfies FormShape;

export const linksAdminUpdateForm = {
  resourceType: {"kind":"choice","choices":["ANDROID","IOS","FACEBOOK","INSTAGRAM","TELEGRAM","YOUTUBE","WEBSITE"]},
  url: {"kind":"text","min":0,"max":500},
  qrCode: {"kind":"text","min":1,"max":null,"nullable":true},
  labelNameBn: {"kind":"text","min":1,"max":60},
  labelNameEn: {"kind":"text","min":1,"max":60},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
  sort: {"kind":"number","min":0,"max":9999},
  revision: {"kind":"text","min":1,"max":null,"nullable":true},
} as const satisfies FormShape;

export const helpAdminUpdateForm = {
  slug: {"kind":"text","min":1,"max":60},
  topic: {"kind":"choice","choices":["start","money","games","fairness","security","care"]},
  title: {"kind":"texts","min":1,"max":120},
  content: {"kind":"texts","min":0,"max":20000},
  keywords: {"kind":"texts","min":0,"max":300},
  startsAt: {"kind":"moment","nullable":true},
  endsAt: {"kind":"moment","nullable":true},
  enabled: {"kind":"flag"},
  sort: {"kind":"number","min":0,"max":9999},
  revision: {"kind":"text","min":1,"max":null,"nullable":true},
} as const satisfies FormShape;
