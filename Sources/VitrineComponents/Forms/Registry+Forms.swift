extension Registry {
    /// Registers the components of forms and scenarios.
    mutating func registerForms() {
        register(viewModelType: Form.self, viewType: FormView.self)
        register(viewModelType: TextField.self, viewType: TextFieldView.self)
        register(viewModelType: SecureField.self, viewType: SecureFieldView.self)
        register(viewModelType: TextArea.self, viewType: TextAreaView.self)
        register(viewModelType: Toggle.self, viewType: ToggleView.self)
        register(viewModelType: Picker.self, viewType: PickerView.self)
        register(viewModelType: Button.self, viewType: ButtonView.self)
        register(viewModelType: Filmstrip.self, viewType: FilmstripView.self)
        register(viewModelType: FilmFrame.self, viewType: FilmFrameView.self)
    }
}
