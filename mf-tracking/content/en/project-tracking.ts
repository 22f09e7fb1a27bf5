import { integrationService } from '../facts/integration.ts'

export const projectTracking = {
  header: {
    eyebrow: 'Services',
    title: 'Project Tracking',
    lead: 'See what is planned, what is under way and what is finished, from farm roads to evacuation centers. Add a project and keep its status up to date.',
  },

  memory: {
    title: 'Kept on this page only',
    text: 'The three projects shown at the start are samples. Whatever you add or change here stays in this browser tab, unless you connect a workspace of your own. It is not sent to the municipal hall, and it is gone when you reload or close the page.',
    // Follows the text where scripts run: without them nothing can be exported.
    keep: 'To keep a copy, export the list as CSV.',
  },

  summary: {
    title: 'At a glance',
    lead: 'All projects on this page, counted by status.',
    total: 'Projects on this page',
    underWay: 'Under way',
    underWayNote: 'In Progress and Active',
    averageProgress: 'Average progress',
    // Caption of the chart and of its columns.
    chart: 'Projects by status',
    status: 'Status',
    count: 'Projects',
  },

  list: {
    title: 'Projects',
    lead: 'Each card says how far a project is, what it costs and who is in charge.',
    toForm: 'Add a project',
    search: 'Search projects',
    searchHint: 'Title, description, place or office',
    filters: 'Filter and sort',
    status: 'Status',
    category: 'Category',
    priority: 'Priority',
    order: 'Sort by',
    anyStatus: 'Any status',
    anyCategory: 'Any category',
    anyPriority: 'Any priority',
    orders: {
      newest: 'Newest first',
      title: 'Title, A to Z',
      start: 'Start date, earliest first',
      end: 'End date, earliest first',
      priority: 'Priority, highest first',
      progress: 'Progress, furthest first',
    },
    reset: 'Clear search and filters',
    shown: (shown: number, all: number) =>
      shown === all
        ? `Showing all ${all} projects`
        : `Showing ${shown} of ${all} ${all === 1 ? 'project' : 'projects'}`,
    empty: 'No project matches',
    emptyHint: 'Try another word, or clear the search and the filters to see every project again.',
    exportCsv: 'Export as CSV',
    exportHint: 'Saves the projects shown here, for a spreadsheet.',
    fileName: (date: string) => `projects-${date}.csv`,
  },

  card: {
    progress: 'Progress',
    changeStatus: 'Change status',
    // Read out in place of the label above, which it must begin with.
    changeStatusOf: (title: string) => `Change status of ${title}`,
    budget: 'Budget',
    location: 'Location',
    schedule: 'Schedule',
    assignedTo: 'Assigned to',
    priority: (priority: string) => `${priority} priority`,
    from: (start: string) => `From ${start}`,
    until: (end: string) => `Until ${end}`,
    fromUntil: (start: string, end: string) => `${start} to ${end}`,
    noDates: 'No dates set',
  },

  form: {
    title: 'Add New Project',
    lead: 'Only the title and the description are required. The rest may stay empty.',
    basics: 'The project',
    standing: 'Where it stands',
    details: 'Place, money and time',
    fields: {
      title: 'Project title',
      description: 'Description',
      category: 'Category',
      status: 'Status',
      priority: 'Priority',
      budget: 'Budget',
      location: 'Location',
      startDate: 'Start date',
      endDate: 'End date',
      assignedTo: 'Assigned to',
    },
    hints: {
      description: 'What will be built or done, and for whom?',
      budget: 'For example ₱2,500,000',
      location: 'Barangay or sitio',
      assignedTo: 'Office or person in charge',
    },
    noCategory: 'Choose a category',
    titleMissing: 'Enter a title.',
    descriptionMissing: 'Enter a description.',
    dateUnread: 'Enter day, month and year of a date that exists, or clear the field.',
    submit: 'Add Project',
    sending: `Sending to ${integrationService}…`,
    added: (title: string) => `“${title}” is in the list now.`,
    showAdded: 'Show it in the list',
    noScript:
      'Adding a project, changing a status and searching need JavaScript, which is switched off in your browser. You can read the projects without it.',
  },

  notices: {
    error: 'Error',
    required: 'Please fill in all required fields',
    success: 'Success',
    added: 'Project added successfully!',
    statusUpdated: 'Status Updated',
    statusChanged: (status: string) => `Project status changed to ${status}`,
    sent: `${integrationService} Updated`,
    sentText: `Project information sent to ${integrationService} successfully`,
    sendFailed: `Failed to send to ${integrationService}. Please check the webhook URL.`,
  },

  // Keys are the stored values; only the texts are translated.
  statuses: {
    Planning: 'Planning',
    'In Progress': 'In Progress',
    Active: 'Active',
    'On Hold': 'On Hold',
    Completed: 'Completed',
  },
  priorities: { High: 'High', Medium: 'Medium', Low: 'Low' },
  categories: {
    Infrastructure: 'Infrastructure',
    Health: 'Health',
    Education: 'Education',
    Agriculture: 'Agriculture',
    Tourism: 'Tourism',
    Environment: 'Environment',
    'Social Services': 'Social Services',
    General: 'General',
  },
  // Shown for the stored value of what nobody has filled in yet.
  toBeDetermined: 'TBD',

  csv: {
    id: 'ID',
    title: 'Title',
    description: 'Description',
    category: 'Category',
    status: 'Status',
    priority: 'Priority',
    progress: 'Progress (%)',
    budget: 'Budget',
    location: 'Location',
    startDate: 'Start date',
    endDate: 'End date',
    assignedTo: 'Assigned to',
  },
} as const
