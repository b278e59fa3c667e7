/**
 * One valid input for every call of the table, so that a test can walk them all. Ids are made up:
 * nothing of theirs exists.
 */
import type { AutomationSettings } from '#core/contract/publishing/automations.contract.ts'
import { defaultNoticeSettings } from '#core/contract/account/notices.contract.ts'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { CallInput } from '#core/contract/client.ts'
import type { CallName } from '#core/contract/calls.ts'

export const PASSWORD = 'correct horse battery'

/** Its answer ends after minutes (`pin-stream.test.ts`). */
export const answersForMinutes = (name: string): boolean => name === 'streamRevisions'

export type Samples = { readonly [N in CallName]: CallInput<N> }

const id = (last: number): string => `0192f0c1-2d3e-7abc-8def-${String(last).padStart(12, '0')}`
const week = defaultSchedule('Europe/Berlin', () => id(6))
const design = {
  template_id: 'photo-headline',
  headline: 'Soup',
  kicker: '',
  items: [],
  pictures: [],
  colors: { background: '#ffffff', text: '#000000', accent: '#336699' },
  fonts: { heading: 'Inter', body: 'Inter' },
  brand: '',
  logo_picture_id: null,
}

const automation: AutomationSettings = {
  name: 'New articles',
  sources: [{ kind: 'feed', address: 'http://127.0.0.1:9/feed.xml' }],
  first: { kind: 'newest', count: 3 },
  templates: [],
  colors: [],
  fonts: [],
  pins_a_page: 2,
  boards: [],
  default_board: null,
  goal: { kind: 'drafts' },
  max_pages: 5,
  max_pins_a_day: 10,
  daily_at: null,
  again_after_days: null,
}

const email = 'nobody@example.com'

const wrongProof = { password: 'wrong password', passcode: '' }
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' as const }

/** Of the person who asks; none is about one account. */
const authSamples = {
  csrf: {},
  currentUser: {},
  login: { body: { email, password: PASSWORD } },
  register: {
    body: {
      first_name: 'Ada',
      email: 'walker@example.com',
      password1: PASSWORD,
      password2: PASSWORD,
    },
  },
  google: { body: { credential: 'x' } },
  logout: {},
  verifyEmail: { body: { token: 'x' } },
  resendVerification: { body: { email } },
  requestReset: { body: { email } },
  confirmReset: { body: { token: 'x', password1: PASSWORD, password2: PASSWORD } },
  updateProfile: { body: { first_name: 'Ada', last_name: '' } },
  changePassword: {
    body: { current_password: 'wrong password', password1: PASSWORD, password2: PASSWORD },
  },
  changeEmail: { body: { email, ...wrongProof } },
  listSessions: {},
  listDevices: {},
  endSession: { params: { session_id: id(5) } },
  endOtherSessions: {},
  getSecondFactor: {},
  startSecondFactor: { body: { password: 'wrong password' } },
  confirmSecondFactor: { body: { passcode: '123456' } },
  endSecondFactor: { body: { password: 'wrong password', passcode: '123456' } },
  signInWithCode: { body: { challenge: 'x', passcode: '123456' } },
  listPasskeys: {},
  startPasskey: { body: wrongProof },
  addPasskey: {
    body: {
      name: 'Phone',
      response: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
  },
  removePasskey: { params: { passkey_id: id(24) }, body: { password: PASSWORD, passcode: '' } },
  startPasskeySignIn: {},
  signInWithPasskey: {
    body: {
      response: {
        ...credential,
        response: {
          clientDataJSON: 'e30',
          authenticatorData: 'AA',
          signature: 'AA',
          userHandle: '',
        },
      },
    },
  },
  exportData: {},
  deleteUser: { body: { password: 'wrong password' } },
  listAccounts: {},
  listPlans: { query: { from: 0, to: 1 } },
  createAccount: { body: { name: 'Kitchen' } },
} satisfies Partial<Samples>

/** `account_id` is put into every call that is about an account. */
export function callSamples(account_id: string): Samples {
  const inAccount = { account_id }
  const inBoard = { account_id, board_id: id(1) }
  const inSection = { ...inBoard, section_id: id(2) }
  const inPage = { account_id, page_id: id(3) }
  const inImport = { import_id: id(12) }
  const inInterest = { ...inPage, interest_id: id(4) }
  const inTemplate = { account_id, template_id: id(22) }
  const inAutomation = { account_id, automation_id: id(19) }
  const name = { name: 'Soups' }
  const config = {
    pages: [{ page_id: id(3), interest_ids: [] }],
    n_pins: 12,
    pin_types: ['photo' as const],
    templates: ['photo-headline'],
    colors: [],
    fonts: [],
  }
  const bulkRow = {
    row: 2,
    title: 'Soup',
    description: '',
    alt_text: '',
    link: '',
    page_id: null,
    headline: 'Soup',
    kicker: '',
    items: [],
    pictures: [],
    keywords: [],
  }
  return {
    ...authSamples,
    renameAccount: { params: inAccount, body: name },
    deleteAccount: { params: inAccount },
    listBoards: { params: inAccount },
    createBoard: { params: inAccount, body: name },
    renameBoard: { params: inBoard, body: name },
    deleteBoard: { params: inBoard },
    restoreBoard: { params: inBoard },
    createSection: { params: inBoard, body: name },
    renameSection: { params: inSection, body: name },
    deleteSection: { params: inSection },
    getBrand: { params: inAccount },
    putBrand: {
      params: inAccount,
      body: { name: '', colors: [], fonts: [], logo_picture_id: null },
    },
    getSchedule: { params: inAccount },
    createSchedule: { params: inAccount, body: week },
    putSchedule: { params: inAccount, body: { ...week, revision: 1 } },
    pauseAccount: { params: inAccount, body: { remark: '' } },
    resumeAccount: { params: inAccount },
    getOutbox: { params: inAccount },
    resumeOutbox: { params: inAccount },
    listAttempts: { params: { account_id, publication_id: id(14) } },
    decidePublication: {
      params: { account_id, publication_id: id(14) },
      body: { decision: 'isNot' },
    },
    getBrandOffer: { params: inAccount },
    getOfferedLogo: { params: inAccount },
    skipBrandOffer: { params: inAccount },
    listPages: { params: inAccount },
    addSources: {
      params: inAccount,
      body: {
        idempotency_key: id(6),
        source: { kind: 'keyword', keyword: 'soup', url: 'https://example.com/', picture_ids: [] },
      },
    },
    getPage: { params: inPage },
    getPageSections: { params: inPage },
    renamePage: { params: inPage, body: { title: 'Soup' } },
    deletePage: { params: inPage },
    restorePage: { params: inPage },
    refetchPages: { params: inAccount, body: { idempotency_key: id(7), page_ids: [id(3)] } },
    addInterest: { params: inPage, body: { id: id(4), interest_name: 'soup' } },
    updateInterest: { params: inInterest, body: { chosen: true } },
    deleteInterest: { params: inInterest },
    researchInterest: { params: inInterest },
    addPagePicture: { params: inPage, body: { picture_id: id(8) } },
    updatePagePicture: { params: { ...inPage, picture_id: id(8) }, body: { excluded: true } },
    startGeneration: { params: inAccount, body: { idempotency_key: id(9), config } },
    sampleGeneration: { params: inAccount, body: { config } },
    checkBulk: { params: inAccount, body: { look: { template_id: 'arch' }, rows: [bulkRow] } },
    previewBulk: { params: inAccount, body: { look: { template_id: 'arch' }, row: bulkRow } },
    startBulk: {
      params: inAccount,
      body: { idempotency_key: id(23), look: { template_id: 'arch' }, rows: [bulkRow] },
    },
    startRendering: { params: inAccount, body: { idempotency_key: id(10), pin_ids: [id(11)] } },
    preview: { params: inAccount, body: { design } },
    textAlternatives: { params: inPage, body: { interest_id: null, taken: [], count: 1 } },
    listTasks: {},
    getTask: { params: { task_id: id(12) } },
    cancelTask: { params: { task_id: id(12) } },
    cancelByKey: { body: { idempotency_key: id(9) } },
    retryTask: { params: { task_id: id(12) } },
    listTemplates: {},
    listFonts: {},
    listOwnFaces: { query: { name: 'Caveat' } },
    uploadFont: { body: new Uint8Array([1]) },
    deleteFont: { params: { font_id: id(13) } },
    listPictures: {},
    uploadPicture: { body: new Uint8Array([1]) },
    uploadVideo: { body: new Uint8Array([1]) },
    uploadCover: { body: new Uint8Array([1]) },
    addCarousel: { params: inAccount, body: { id: id(14), pin_ids: [id(16), id(17)] } },
    addVideoPin: {
      params: inAccount,
      body: {
        id: id(14),
        video_id: id(15),
        cover_url: '/media/0123456789abcdef0123456789abcdef.jpg',
        cover_ms: 0,
        title: 'Soup',
        description: '',
        alt_text: '',
        link: '',
        boards: [],
        board_name: '',
      },
    },
    deletePicture: { params: { picture_id: id(8) } },
    restorePicture: { params: { picture_id: id(8) } },
    sendPinEvents: {
      params: inAccount,
      body: {
        events: [
          {
            id: id(14),
            at: 1,
            tab: 't',
            v: 1,
            event: { type: 'pins.deleted', data: { ids: [id(11)] } },
          },
        ],
      },
    },
    getPinEvents: { params: inAccount, query: { after: 0, limit: 10 } },
    streamRevisions: { params: inAccount },
    getPins: { params: inAccount, query: {} },
    getDeletedPins: { params: inAccount, body: { ids: [id(11)] } },
    exportPins: { params: inAccount, body: { format: 'zip', pin_ids: [id(11)] } },
    listFiled: { params: inAccount },
    makePlanFile: { params: inAccount, body: { publication_ids: [id(14)] } },
    forgetFiled: { params: inAccount, body: { publication_ids: [id(14)] } },
    checkPins: { params: inAccount, body: { pin_ids: [id(11)] } },
    listAutomations: { params: inAccount },
    createAutomation: { params: inAccount, body: { id: id(20), settings: automation } },
    previewAutomation: { params: inAccount, body: { settings: automation } },
    putAutomation: { params: inAutomation, body: { settings: automation, revision: 1 } },
    switchAutomation: { params: inAutomation, body: { is_on: true } },
    deleteAutomation: { params: inAutomation },
    restoreAutomation: { params: inAutomation },
    runAutomation: { params: inAutomation },
    listAutomationRuns: { params: inAutomation },
    getAutomationRun: { params: { ...inAutomation, run_id: id(21) } },
    listOwnTemplates: { params: inAccount },
    createOwnTemplate: {
      params: inAccount,
      body: { id: id(22), from: { kind: 'builtIn', template_id: 'arch' } },
    },
    getOwnTemplate: { params: inTemplate },
    renameOwnTemplate: { params: inTemplate, body: { name: 'Soups' } },
    putOwnTemplate: { params: inTemplate, body: { version: 1, document: {} } },
    getTemplateVersion: { params: { ...inTemplate, version: 1 } },
    restoreTemplateVersion: { params: { ...inTemplate, version: 1 } },
    deleteOwnTemplate: { params: inTemplate },
    restoreOwnTemplate: { params: inTemplate },
    getReminders: { params: inAccount },
    getResults: { params: inAccount },
    listResultPins: { params: inAccount, query: {} },
    readResults: { params: inAccount },
    listFavoredTemplates: { params: inAccount },
    favorTemplate: {
      params: { ...inAccount, template_id: 'arch' },
      body: { times: 1.8, pins: 140, other_pins: 300 },
    },
    unfavorTemplate: { params: { ...inAccount, template_id: 'arch' } },
    makeFeed: { params: inAccount, body: { language: 'en' } },
    endFeed: { params: inAccount },
    setDueMail: { params: inAccount, body: { is_on: true, language: 'en' } },
    exportWorkspace: { params: inAccount },
    measureWorkspace: { params: inAccount },
    startWorkspaceImport: { body: { file_name: 'Kitchen.pinloom', size: 3 } },
    listWorkspaceImports: {},
    getWorkspaceImport: { params: inImport },
    putWorkspacePart: { params: { ...inImport, part: 0 }, body: new Uint8Array([1, 2, 3]) },
    checkWorkspace: { params: inImport },
    importWorkspace: { params: inImport },
    cancelWorkspaceImport: { params: inImport },
    tryDemo: { body: { address: 'http://127.0.0.1/' } },
    listConnections: {},
    startConnection: { params: inAccount, body: { network: 'practice' } },
    finishConnection: { body: { state: 'x', code: 'x' } },
    readBoards: { params: inAccount },
    connectSandbox: { params: inAccount, body: { token: 'x' } },
    createNetworkBoard: { params: inAccount, body: name },
    createNetworkSection: { params: inBoard, body: name },
    listNotices: {},
    dismissNotice: { params: { notice_id: id(16) } },
    getNoticeSettings: {},
    putNoticeSettings: { body: defaultNoticeSettings },
    resumeConnection: { params: inAccount },
    endConnection: { params: inAccount },
    researchKeywords: { body: { query: 'lemon cake', region: 'US', trend: 'growing' } },
    getBilling: {},
    startCheckout: { body: { plan_id: 'plus', idempotency_key: id(15) } },
    confirmCheckout: {},
    openBillingPortal: {},
    findVideo: { body: { address: 'https://www.pinterest.com/lemon/cakes/', own: true } },
    videoFile: { query: { address: 'https://www.pinterest.com/pin/1/', own: 'yes' } },
    listPeople: { query: {} },
    getUsage: { params: { user_id: id(23) } },
    suspendPerson: { params: { user_id: id(23) }, body: { remark: '' } },
    restorePerson: { params: { user_id: id(23) }, body: { remark: '' } },
    listFailures: {},
    retryFailedTask: { params: { task_id: id(12) } },
    retryFailedPublication: { params: { account_id, publication_id: id(14) } },
    listAdminActs: { query: {} },
    getConfig: {},
    getServices: {},
    health: {},
    ready: {},
  }
}
